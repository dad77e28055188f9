import { useMutation } from '@tanstack/react-query';

import { useAlerts } from '../../alerts/alerts';
import type { BulkAnswer } from '../../contract/list/bulk-change';
import { BULK_PATIENCE } from '../../contract/list/bulk-limits';
import { counted } from '../../format/plural';
import { http } from '../../http/http';
import type { BulkChangeProps } from './bulk-change-props';

type Wish = { responsible_id: number } | { add_tag: string } | { archive: boolean };

/** Changes the rows and says what came of it; what was refused is named with its reason. The register asks for its list anew itself. */
export function useBulkChange({ resource, noun, rows, onDone }: BulkChangeProps) {
  const alerts = useAlerts();
  return useMutation({
    mutationFn: async (wish: Wish) => {
      const body = { ids: rows.map(({ id }) => id), ...wish };
      const url = `/api/${resource}/bulk`;
      return (await http.post<BulkAnswer>(url, body, { timeout: BULK_PATIENCE })).data;
    },
    onSuccess: ({ updated, refused }) => {
      if (updated > 0) alerts.success(`Изменено: ${counted(updated, noun.forms)}`);
      if (refused.length > 0) {
        const reasons = [...new Set(refused.map(({ message }) => message))].join('. ');
        alerts.warning(`Без изменений: ${counted(refused.length, noun.forms)}. ${reasons}`);
      }
      onDone();
    },
    onError: alerts.failure,
  });
}
