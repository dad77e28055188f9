import type { Db } from '../../platform/database/database';
import {
  byId,
  distinctIds as distinct,
  findItemReferences,
  type ItemReferences,
} from '../../records/lines/item-references.repository';
import type { AgreementValues } from '../lines/agreement-fields';

/** Records an agreement refers to, as far as its rules look at them; what does not exist is absent. */
export interface AgreementReferences extends ItemReferences {
  type: {
    id: number;
    name: string;
    code: string;
    is_active: boolean;
    direction: AgreementValues['direction'];
    kind: AgreementValues['kind'];
    default_notice_days: number | null;
  } | null;
  counterparties: ReadonlyMap<number, { name: string; is_own: boolean; status: string }>;
  users: ReadonlyMap<number, { name: string; status: string; department_id: number | null }>;
  departments: ReadonlyMap<number, { name: string }>;
  signatories: ReadonlyMap<number, { name: string; counterparty_id: number }>;
}

type Referring = Pick<AgreementValues, 'agreement_type_id' | 'responsible_id'> & Partial<AgreementValues>;

/** Everything the values refer to. */
export async function findReferences(db: Db, values: Referring): Promise<AgreementReferences> {
  const parties = values.parties ?? [];
  const type = await db
    .selectFrom('agreement_types')
    .select(['id', 'name', 'code', 'is_active', 'direction', 'kind', 'default_notice_days'])
    .where('id', '=', values.agreement_type_id)
    .executeTakeFirst();
  const counterparties = await db
    .selectFrom('counterparties')
    .select(['id', 'name_short as name', 'is_own', 'status'])
    .where(
      'id',
      'in',
      distinct([
        values.organization_id,
        values.counterparty_id,
        ...parties.map((party) => party.counterparty_id),
      ]),
    )
    .where('deleted_at', 'is', null)
    .execute();
  const users = await db
    .selectFrom('users')
    .select(['id', 'full_name as name', 'status', 'department_id'])
    .where('id', 'in', distinct([values.responsible_id, values.curator_id]))
    .where('deleted_at', 'is', null)
    .execute();
  const departments = await db
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('id', 'in', distinct([values.department_id]))
    .execute();
  const signatories = await db
    .selectFrom('signatories')
    .select(['id', 'full_name as name', 'counterparty_id'])
    .where(
      'id',
      'in',
      distinct([
        values.our_signatory_id,
        values.their_signatory_id,
        ...parties.map((party) => party.signatory_id),
      ]),
    )
    .execute();
  return {
    ...(await findItemReferences(db, values.items ?? [])),
    type: type ?? null,
    counterparties: byId(counterparties),
    users: byId(users),
    departments: byId(departments),
    signatories: byId(signatories),
  };
}
