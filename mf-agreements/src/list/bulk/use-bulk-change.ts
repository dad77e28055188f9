import { useAlerts } from 'shared/alerts';
import { counted } from 'shared/format';

import { useBulkChangeAgreements, type BulkAnswer } from '../../api/agreements-bulk.mutations';

const FORMS = ['договор', 'договора', 'договоров'] as const;

/** What came of a change of several agreements, in one sentence for each outcome. */
export function bulkSentences({ updated, refused }: BulkAnswer): {
  done: string | null;
  refused: string | null;
} {
  const reasons = [...new Set(refused.map((record) => record.message))];
  return {
    done: updated === 0 ? null : `Изменено: ${counted(updated, FORMS)}`,
    refused:
      refused.length === 0 ? null : `Без изменений: ${counted(refused.length, FORMS)}. ${reasons.join('. ')}`,
  };
}

/** Changes several agreements and says what came of it; what was refused is named with its reason. */
export function useBulkChange(onDone: () => void) {
  const alerts = useAlerts();
  return useBulkChangeAgreements({
    onSuccess: (answer) => {
      const { done, refused } = bulkSentences(answer);
      if (done !== null) alerts.success(done);
      if (refused !== null) alerts.warning(refused);
      onDone();
    },
    onError: alerts.failure,
  });
}
