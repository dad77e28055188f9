import type { MentionedRecord } from 'shared/document';
import type { AgreementParty } from 'shared/contract/agreement/agreement';
import type { CounterpartyReference } from 'shared/contract/list/reference';

interface Sides {
  organization: CounterpartyReference;
  counterparty: CounterpartyReference;
  parties: readonly AgreementParty[];
}

/** Everybody the document is made with: what becomes of them is told on its card. */
export function mentionedSides({ organization, counterparty, parties }: Sides): MentionedRecord[] {
  const all = [organization, counterparty, ...parties.map((party) => party.counterparty)];
  return all.map(({ id }) => ({ entity: 'counterparty', id }));
}
