import type { CounterpartyRow } from '../../contract/counterparty/counterparty';
import { COUNTERPARTY_STATUS_LABELS } from '../../contract/counterparty/counterparty.labels';
import { referenceSource } from '../../query/query';
import { pickedParty, type Picked } from './picked';

function partyOption(row: CounterpartyRow): Picked {
  const choice = pickedParty(row);
  if (row.status !== 'blocked' && row.status !== 'liquidated') return choice;
  const note = [COUNTERPARTY_STATUS_LABELS[row.status], choice.note].filter(Boolean).join(' · ');
  return { ...choice, note };
}

const parties = (isOwn: boolean) =>
  referenceSource({
    resource: 'counterparties',
    filters: { 'filter[is_own]': String(isOwn) },
    option: partyOption,
  });

/** The company's own organisations as choices. */
export const organizationSource = parties(true);

/** Counterparties that are not the company's own as choices; what is blocked or liquidated says so. */
export const counterpartySource = parties(false);
