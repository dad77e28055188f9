import type { Db } from '../platform/database/database';
import {
  byId,
  distinctIds,
  findItemReferences,
  type ItemReferences,
} from '../records/lines/item-references.repository';
import type { OfferValues } from './offer-fields';

/** Records an offer refers to, as far as its rules look at them; what does not exist is absent. */
export interface OfferReferences extends ItemReferences {
  counterparties: ReadonlyMap<number, { name: string; is_own: boolean }>;
  users: ReadonlyMap<number, { status: string; department_id: number | null }>;
  departments: ReadonlySet<number>;
  categories: ReadonlySet<number>;
  contacts: ReadonlyMap<number, { name: string; counterparty_id: number }>;
}

type Referring = Pick<OfferValues, 'organization_id' | 'responsible_id'> & Partial<OfferValues>;

/** Everything the values refer to. */
export async function findReferences(db: Db, values: Referring): Promise<OfferReferences> {
  const counterparties = await db
    .selectFrom('counterparties')
    .select(['id', 'name_short as name', 'is_own'])
    .where('id', 'in', distinctIds([values.organization_id, values.counterparty_id]))
    .where('deleted_at', 'is', null)
    .execute();
  const users = await db
    .selectFrom('users')
    .select(['id', 'status', 'department_id'])
    .where('id', '=', values.responsible_id)
    .where('deleted_at', 'is', null)
    .execute();
  const existing = async (table: 'departments' | 'categories', id: number | null | undefined) => {
    const found = await db
      .selectFrom(table)
      .select('id')
      .where('id', 'in', distinctIds([id]))
      .execute();
    return new Set(found.map((row) => row.id));
  };
  const contacts = await db
    .selectFrom('counterparty_contacts')
    .select(['id', 'name', 'counterparty_id'])
    .where('id', 'in', distinctIds([values.contact_id]))
    .execute();
  return {
    contacts: byId(contacts),
    ...(await findItemReferences(db, values.items ?? [])),
    counterparties: byId(counterparties),
    users: byId(users),
    departments: await existing('departments', values.department_id),
    categories: await existing('categories', values.category_id),
  };
}
