import type { Agreement } from 'shared/contract/agreement/agreement';

import type { ChosenSide } from '../../agreement/side-readiness';
import type { ChangeLine } from './change-lines';

/** What the second side is called while it is only coming: the agreement still knows another one. */
const NEW_COUNTERPARTY = 'новый контрагент';

/** The sides of the agreement as the changes leave them: the second one, then those that stay, then those that come. */
export function sidesAfter(
  { counterparty, parties }: Pick<Agreement, 'counterparty' | 'parties'>,
  changes: readonly ChangeLine[],
): ChosenSide[] {
  const put = changes.find(({ term }) => term === 'counterparty_id')?.value ?? null;
  const second =
    put !== null && typeof put === 'object'
      ? { id: put.value, role: NEW_COUNTERPARTY }
      : { id: counterparty.id, role: null };
  const gone = new Set(changes.map(({ term }) => term));
  const staying = parties
    .filter(({ id }) => !gone.has(`parties.${String(id)}.removed`))
    .map((party) => ({ id: party.counterparty.id, role: party.role_name }));
  const coming = changes.flatMap(({ party }) =>
    party?.counterparty == null ? [] : [{ id: party.counterparty.value, role: party.role_name }],
  );
  return [second, ...staying, ...coming];
}
