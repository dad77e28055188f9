import type { Db } from '../../platform/database/database';
import {
  byId,
  distinctIds as distinct,
  findItemReferences,
  foundByIds,
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

async function findType(db: Db, id: number): Promise<AgreementReferences['type']> {
  const type = await db
    .selectFrom('agreement_types')
    .select(['id', 'name', 'code', 'is_active', 'direction', 'kind', 'default_notice_days'])
    .where('id', '=', id)
    .executeTakeFirst();
  return type ?? null;
}

/** What a new agreement takes its defaults from: its type, null when there is none, and the department of who answers. */
export async function findGivers(
  db: Db,
  { agreement_type_id, responsible_id }: Pick<Referring, 'agreement_type_id' | 'responsible_id'>,
): Promise<Pick<AgreementReferences, 'type'> & { departmentId: number | null }> {
  const type = await findType(db, agreement_type_id);
  const responsible = await db
    .selectFrom('users')
    .select('department_id')
    .where('id', '=', responsible_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return { type, departmentId: responsible?.department_id ?? null };
}

/** Everything the values refer to. */
export async function findReferences(db: Db, values: Referring): Promise<AgreementReferences> {
  const parties = values.parties ?? [];
  const type = await findType(db, values.agreement_type_id);
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
  const departments = await foundByIds([values.department_id], (ids) =>
    db.selectFrom('departments').select(['id', 'name']).where('id', 'in', ids).execute(),
  );
  const signers = parties.map((party) => party.signatory_id);
  const signatories = await foundByIds(
    [values.our_signatory_id, values.their_signatory_id, ...signers],
    (ids) =>
      db
        .selectFrom('signatories')
        .select(['id', 'full_name as name', 'counterparty_id'])
        .where('id', 'in', ids)
        .execute(),
  );
  return {
    ...(await findItemReferences(db, values.items ?? [])),
    type,
    counterparties: byId(counterparties),
    users: byId(users),
    departments: byId(departments),
    signatories: byId(signatories),
  };
}
