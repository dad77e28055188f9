import type { Department } from 'shared/contract/books/handbook';
import type { CounterpartyRow } from 'shared/contract/counterparty/counterparty';
import type { UserRow } from 'shared/contract/user/user';
import { pickedParty, type Picked } from 'shared/form';
import { referenceSource } from 'shared/query';

const party = (own: boolean) =>
  referenceSource({
    resource: 'counterparties',
    filters: { 'filter[is_own]': String(own) },
    option: (row: CounterpartyRow): Picked => pickedParty(row),
  });

export const organizations = party(true);
export const counterparties = party(false);

export const employees = referenceSource({
  resource: 'users',
  filters: { 'filter[status]': 'active' },
  option: (user: UserRow): Picked => ({
    value: user.id,
    label: user.full_name,
    note: user.department_name ?? undefined,
  }),
});

export const departments = referenceSource({
  resource: 'departments',
  filters: { 'filter[is_active]': 'true' },
  option: ({ id, name }: Department): Picked => ({ value: id, label: name }),
});

export const categories = referenceSource({
  resource: 'categories',
  filters: { 'filter[is_active]': 'true' },
  option: ({ id, name }: { id: number; name: string }): Picked => ({ value: id, label: name }),
});
