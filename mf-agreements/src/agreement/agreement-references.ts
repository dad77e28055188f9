import type { AgreementRow } from 'shared/contract/agreement/agreement';
import type { CounterpartyRow } from 'shared/contract/counterparty/counterparty';
import type { AgreementType, Department } from 'shared/contract/books/handbook';
import type { UserRow } from 'shared/contract/user/user';
import { pickedParty, type Picked } from 'shared/form';
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

const party = (row: CounterpartyRow): Picked => {
  const blocked = row.status === 'blocked' || row.status === 'liquidated';
  const choice = pickedParty(row);
  if (!blocked) return choice;
  return {
    ...choice,
    note: `${row.status === 'blocked' ? 'Заблокирован' : 'Ликвидирован'} · ${choice.note ?? ''}`,
  };
};

export const organizations = referenceSource({
  resource: 'counterparties',
  filters: { 'filter[is_own]': 'true' },
  option: party,
});

export const counterparties = referenceSource({
  resource: 'counterparties',
  filters: { 'filter[is_own]': 'false' },
  option: party,
});

export const employees = referenceSource({
  resource: 'users',
  filters: { 'filter[status]': 'active' },
  option: (user: UserRow): Picked => ({
    value: user.id,
    label: user.full_name,
    note: [user.job_title, user.department_name]
      .filter((part) => part !== null && part !== undefined)
      .join(' · '),
  }),
});

export const departments = referenceSource({
  resource: 'departments',
  filters: { 'filter[is_active]': 'true' },
  option: (department: Department): Picked => ({
    value: department.id,
    label: department.name,
    note: department.parent_name ?? undefined,
  }),
});

export const frameworks = referenceSource({
  resource: 'agreements',
  filters: { 'filter[kind]': 'framework' },
  option: (row: AgreementRow): Picked => ({
    value: row.id,
    label: `${row.number === null ? row.internal_number : `№\u00A0${row.number}`} ${row.title}`,
    note: row.agreement_date === null ? undefined : `от ${formatDate(row.agreement_date)}`,
  }),
});
