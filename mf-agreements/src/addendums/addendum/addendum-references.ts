import { PARENT_STATES } from 'shared/contract/addendum/addendum-parent';
import type { AgreementRow } from 'shared/contract/agreement/agreement';
import { agreementName } from 'shared/contract/agreement/agreement-name';
import { counterpartyName } from 'shared/format';
import type { Picked } from 'shared/form';
import { referenceSource } from 'shared/query';

/** «№ 112/2026-П Поставка реле», the counterparty under it. */
export function pickedAgreement(
  row: Pick<AgreementRow, 'id' | 'number' | 'internal_number' | 'title' | 'counterparty'>,
): Picked {
  return {
    value: row.id,
    label: `${agreementName(row)} ${row.title}`,
    note: counterpartyName(row.counterparty),
  };
}

export const parentAgreements = referenceSource({
  resource: 'agreements',
  filters: { 'filter[status][]': PARENT_STATES },
  option: (row: AgreementRow): Picked => pickedAgreement(row),
});
