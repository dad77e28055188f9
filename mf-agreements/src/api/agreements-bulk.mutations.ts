import { useMutation } from 'shared/query';

import { bulkChangeAgreements, type BulkAnswer } from './agreements-bulk.api';

export type { BulkAnswer } from './agreements-bulk.api';

/** Changes several agreements at once; the register asks for its list anew itself. */
export function useBulkChangeAgreements(outcome: {
  onSuccess: (answer: BulkAnswer) => void;
  onError: (error: unknown) => void;
}) {
  return useMutation({ mutationFn: bulkChangeAgreements, ...outcome });
}
