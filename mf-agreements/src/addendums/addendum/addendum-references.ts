import { PARENT_STATES } from 'shared/contract/addendum/addendum-parent';
import type { AgreementRow } from 'shared/contract/agreement/agreement';
import { counterpartyName } from 'shared/format';
import type { Picked } from 'shared/form';
import { referenceSource } from 'shared/query';

/** «№ 112/2026-П Поставка реле», the counterparty under it. */
export function pickedAgreement(
  row: Pick<AgreementRow, 'id' | 'number' | 'internal_number' | 'title' | 'counterparty'>,
): Picked {
  const name = row.number === null ? row.internal_number : `№\u00A0${row.number}`;
  return { value: row.id, label: `${name} ${row.title}`, note: counterpartyName(row.counterparty) };
}

export const parentAgreements = referenceSource({
  resource: 'agreements',
  filters: { 'filter[status][]': PARENT_STATES },
  option: (row: AgreementRow): Picked => pickedAgreement(row),
});
