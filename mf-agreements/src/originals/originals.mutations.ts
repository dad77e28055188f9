import type { BulkAnswer } from 'shared/contract/list/bulk-change';
import { useAlerts } from 'shared/alerts';
import { counted } from 'shared/format';
import { useMutation } from 'shared/query';

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

/** What came of it, in one sentence for each outcome; null where there is none of it. */
export function settledSentences(
  kind: OriginalsKindName,
  done: string,
  { updated, refused }: BulkAnswer,
): { done: string | null; refused: string | null } {
  const reasons = [...new Set(refused.map(({ message }) => message))].join('. ');
  return {
    done: updated === 0 ? null : `${done}: ${countedOf(kind, updated)}`,
    refused: refused.length === 0 ? null : `Без изменений: ${countedOf(kind, refused.length)}. ${reasons}`,
  };
}

/** Settles several originals and says what came of it; what was refused is named with its reason. */
export function useSettleOriginals(kind: OriginalsKindName, done: string, onDone: () => void) {
  const alerts = useAlerts();
  return useMutation({
    mutationFn: (call: OriginalsCall) => settleOriginals(kind, call),
    onSuccess: (answer) => {
      const said = settledSentences(kind, done, answer);
      if (said.done !== null) alerts.success(said.done);
      if (said.refused !== null) alerts.warning(said.refused);
      onDone();
    },
    onError: alerts.failure,
  });
}
