import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useAlerts } from '../../alerts/alerts';
import type { BulkAnswer } from '../../contract/list/bulk-change';
import { BULK_PATIENCE } from '../../contract/list/bulk-limits';
import { counted } from '../../format/plural';
import { http } from '../../http/http';
import { invalidateResource } from '../../query/resource';
import type { BulkChangeProps } from './bulk-change-props';

type Wish = { responsible_id: number } | { add_tag: string } | { archive: boolean };
interface Sent {
  ids: readonly number[];
  wish: Wish;
}

/** What takes a move into the archive or out of it back: the rows it has moved, and no other; null of any other wish. */
function backOf(rows: BulkChangeProps['rows'], wish: Wish, { refused }: BulkAnswer): Sent | null {
  if (!('archive' in wish)) return null;
  const stayed = new Set(refused.map(({ id }) => id));
  const wasThere = (row: BulkChangeProps['rows'][number]) =>
    ((row.archived_at ?? null) !== null) === wish.archive;
  const ids = rows.filter((row) => !stayed.has(row.id) && !wasThere(row)).map(({ id }) => id);
  return ids.length === 0 ? null : { ids, wish: { archive: !wish.archive } };
}

/** Changes the rows and says what came of it; of what was refused the reasons, and which rows they are the bar says. The register asks for its list anew itself. */
export function useBulkChange({ resource, noun, rows, onDone, onRefused }: BulkChangeProps) {
  const alerts = useAlerts();
  const client = useQueryClient();
  const send = async ({ ids, wish }: Sent) => {
    const url = `/api/${resource}/bulk`;
    return (await http.post<BulkAnswer>(url, { ids, ...wish }, { timeout: BULK_PATIENCE })).data;
  };
  const tell = ({ updated, refused }: BulkAnswer, undo?: () => void) => {
    if (updated > 0) alerts.success(`Изменено: ${counted(updated, noun.forms)}`, undo);
    if (refused.length === 0) return;
    const reasons = [...new Set(refused.map(({ message }) => message))].join('. ');
    alerts.warning(`Без изменений: ${counted(refused.length, noun.forms)}. ${reasons}`);
  };
  // The dialog is gone by then: what was taken back is asked for wherever it stands.
  const takeBack = (back: Sent) => {
    send(back).then((answer) => {
      tell(answer);
      void invalidateResource(client, resource);
    }, alerts.failure);
  };
  return useMutation({
    mutationFn: (wish: Wish) => send({ ids: rows.map(({ id }) => id), wish }),
    onSuccess: (answer, wish) => {
      const back = backOf(rows, wish, answer);
      tell(
        answer,
        back === null
          ? undefined
          : () => {
              takeBack(back);
            },
      );
      if (answer.refused.length > 0) onRefused(answer.refused);
      else onDone();
    },
    onError: alerts.failure,
  });
}
