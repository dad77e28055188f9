import { useState } from 'react';
import { agreementName } from 'shared/contract/agreement/agreement-name';
import type { BulkAnswer } from 'shared/contract/list/bulk-change';
import { useAlerts } from 'shared/alerts';
import { counted } from 'shared/format';
import { useMutation } from 'shared/query';

import type { OriginalsDialogProps, OriginalsRow } from './originals-dialog';
import { settleOriginals, type OriginalsCall, type OriginalsKindName } from './originals.api';

/** How several documents of the kind are counted. */
const COUNTED: Readonly<Record<OriginalsKindName, readonly [string, string, string]>> = {
  agreement: ['договор', 'договора', 'договоров'],
  addendum: ['соглашение', 'соглашения', 'соглашений'],
};

/** «3 договора», held together. */
export function countedOf(kind: OriginalsKindName, count: number): string {
  return counted(count, COUNTED[kind]);
}

/** So many documents are named in one sentence. */
const MOST_NAMED = 10;

/** «№ 7, № 8: Получен раньше, чем отправлен»: one sentence for each reason, with the documents it holds of. */
export function refusedSentences(rows: readonly OriginalsRow[], { refused }: BulkAnswer): string[] {
  const names = new Map(
    rows.map(({ id, number, internal_number = '' }) => [id, agreementName({ number, internal_number })]),
  );
  return [...new Set(refused.map(({ message }) => message))].map((message) => {
    const of = refused.filter((one) => one.message === message).map(({ id }) => names.get(id) ?? '');
    const further = of.length > MOST_NAMED ? ` и ещё ${String(of.length - MOST_NAMED)}` : '';
    return `${of.slice(0, MOST_NAMED).join(', ')}${further}: ${message}`;
  });
}

interface Settling extends Pick<OriginalsDialogProps, 'kind' | 'rows' | 'onClose' | 'onDone'> {
  /** What is said of those that are settled. */
  done: string;
}

/**
 * Settles several originals. What was refused stays in the dialog with its reasons, so that its answers can be put right
 * and sent again for what is left.
 */
export function useSettleOriginals({ kind, rows, done, onClose, onDone }: Settling) {
  const alerts = useAlerts();
  const [left, setLeft] = useState(rows);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: (call: OriginalsCall) => settleOriginals(kind, call),
    onSuccess: (answer) => {
      const { updated, refused } = answer;
      if (updated > 0) alerts.success(`${done}: ${countedOf(kind, updated)}`);
      if (refused.length === 0) {
        onDone();
        return;
      }
      setRefusals(refusedSentences(left, answer));
      setLeft(left.filter(({ id }) => refused.some((one) => one.id === id)));
    },
    onError: alerts.failure,
  });
  return {
    mutate,
    isPending,
    ids: left.map(({ id }) => id),
    refusals,
    counted: countedOf(kind, left.length),
    // What was settled before is chosen no longer.
    close: left.length < rows.length ? onDone : onClose,
  };
}
