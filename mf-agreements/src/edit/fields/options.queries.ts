import type { AgreementRow } from 'shared/contract/agreement';
import type { CounterpartyRow } from 'shared/contract/counterparty';
import type { AgreementType, Department } from 'shared/contract/handbook';
import type { UserRow } from 'shared/contract/user';
import type { LoadOptions } from 'shared/form';
import { formatDate } from 'shared/format';

import { findBook } from '../../api/book.api';
import { pickedParty, type Picked } from '../values/picked';
import type { TypeDefaults } from '../values/type-defaults';

interface Book<Row, Option> {
  resource: string;
  option: (row: Row) => Option;
  /** Conditions of the list. */
  filters?: Readonly<Record<string, string>>;
}

/** Loads a page of a handbook as options, by the search of the field. */
function optionsOf<Row, Option extends Picked>({
  resource,
  option,
  filters,
}: Book<Row, Option>): LoadOptions<Option> {
  return async ({ search, page, signal }) => {
    const params = { ...filters, ...(search.trim() !== '' && { search: search.trim() }), page, per_page: 20 };
    const { data, meta } = await findBook<Row>(resource, params, signal);
    return { options: data.map(option), hasMore: meta.current_page < meta.last_page };
  };
}

/** A type of agreement brings its defaults along. */
export interface PickedType extends Picked {
  defaults?: TypeDefaults;
}

export const loadTypes = optionsOf<AgreementType, PickedType>({
  resource: 'agreement-types',
  option: (type) => ({ value: type.id, label: type.name, defaults: type }),
});

const party = (row: CounterpartyRow): Picked & { disabled?: boolean } => {
  const blocked = row.status === 'blocked' || row.status === 'liquidated';
  const choice = pickedParty(row);
  if (!blocked) return choice;
  return {
    ...choice,
    note: `${row.status === 'blocked' ? 'Заблокирован' : 'Ликвидирован'} · ${choice.note ?? ''}`,
  };
};

export const loadOrganizations = optionsOf<CounterpartyRow, Picked>({
  resource: 'counterparties',
  filters: { 'filter[is_own]': 'true' },
  option: party,
});

export const loadCounterparties = optionsOf<CounterpartyRow, Picked>({
  resource: 'counterparties',
  filters: { 'filter[is_own]': 'false' },
  option: party,
});

export const loadEmployees = optionsOf<UserRow, Picked>({
  resource: 'users',
  filters: { 'filter[status]': 'active' },
  option: (user) => ({
    value: user.id,
    label: user.full_name,
    note: [user.job_title, user.department_name]
      .filter((part) => part !== null && part !== undefined)
      .join(' · '),
  }),
});

export const loadDepartments = optionsOf<Department, Picked>({
  resource: 'departments',
  option: (department) => ({
    value: department.id,
    label: department.name,
    note: department.parent_name ?? undefined,
  }),
});

export const loadFrameworks = optionsOf<AgreementRow, Picked>({
  resource: 'agreements',
  filters: { 'filter[kind]': 'framework' },
  option: (row) => ({
    value: row.id,
    label: `${row.number === null ? row.internal_number : `№\u00A0${row.number}`} ${row.title}`,
    note: row.agreement_date === null ? undefined : `от ${formatDate(row.agreement_date)}`,
  }),
});
