import { useState } from 'react';
import type { Agreement } from 'shared/contract/agreement';
import type { AgreementAction } from 'shared/contract/agreement-status';

import { useAgreementAction, useCreateAgreement, useUpdateAgreement } from '../api/agreement.mutations';
import type { AgreementValues } from './values/agreement-values';
import { createOfValues, updateOfValues } from './values/wire-of-values';

export interface SaveRequest {
  /** Null of a new agreement. */
  record: Agreement | null;
  base: AgreementValues;
  values: AgreementValues;
  lockVersion: number | null;
  key: string;
}

/** The calls behind the buttons of the form; each rejects with the server's refusal. */
export function useAgreementSaving() {
  const create = useCreateAgreement();
  const update = useUpdateAgreement();
  const act = useAgreementAction();
  const [busy, setBusy] = useState<'save' | 'send' | null>(null);

  const save = async ({ record, base, values, lockVersion, key }: SaveRequest): Promise<Agreement> => {
    if (record === null || lockVersion === null)
      return create.mutateAsync({ body: createOfValues(values), key });
    const body = updateOfValues(base, values, lockVersion);
    // Only the version: nothing was changed, and an empty change would be a line in the history.
    if (Object.keys(body).length === 1 && record.lock_version === lockVersion) return record;
    return update.mutateAsync({ id: record.id, body });
  };

  const send = (agreement: Agreement, action: AgreementAction): Promise<Agreement> =>
    act.mutateAsync({ id: agreement.id, action, body: { lock_version: agreement.lock_version } });

  return { busy, setBusy, save, send };
}
