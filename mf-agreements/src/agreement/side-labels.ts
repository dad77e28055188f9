import type { AgreementDirection } from 'shared/contract/agreement/agreement-status';
import { type PartyRoles, partyRoles } from 'shared/contract/agreement/party-roles';

/** What the two sides are called on a form and a card, where the type does not tell as well. */
export function sideLabels(typeName: string | null, direction: AgreementDirection): PartyRoles {
  return partyRoles(typeName, direction) ?? { us: 'Наша организация', them: 'Контрагент' };
}
