import type { AgreementRow } from 'shared/contract/agreement/agreement';
import { agreementName } from 'shared/contract/agreement/agreement-name';
import type { AgreementType } from 'shared/contract/books/handbook';
import type { Picked } from 'shared/form';
import { formatDate } from 'shared/format';
import { referenceSource } from 'shared/query';

/** What a chosen type proposes. */
export type TypeDefaults = Pick<
  AgreementType,
  'direction' | 'kind' | 'default_notice_days' | 'default_term_months'
>;

/** A type of agreement brings its defaults along. */
export interface PickedType extends Picked {
  defaults?: TypeDefaults;
}

export const agreementTypes = referenceSource({
  resource: 'agreement-types',
  filters: { 'filter[is_active]': 'true' },
  option: (type: AgreementType): PickedType => ({ value: type.id, label: type.name, defaults: type }),
});

export const frameworks = referenceSource({
  resource: 'agreements',
  filters: { 'filter[kind]': 'framework' },
  option: (row: AgreementRow): Picked => ({
    value: row.id,
    label: `${agreementName(row)} ${row.title}`,
    note: row.agreement_date === null ? undefined : `от ${formatDate(row.agreement_date)}`,
  }),
});
