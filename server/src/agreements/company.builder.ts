import { type Insertable, sql } from 'kysely';
import { PERMISSIONS, type PermissionName } from 'shared/contract/access/permissions';
import type { Db } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { anActor } from '../platform/testing/test-app';
import type { AgreementsTable } from './schema';

/** Records that an agreement of a test refers to. */
export interface Company {
  departmentId: number;
  otherDepartmentId: number;
  organizationId: number;
  counterpartyId: number;
  ourSignatoryId: number;
  theirSignatoryId: number;
  /** By code: `П` needs approval, `З` does not. */
  typeId(code: string): number;
  rateId(code: string): number;
  measureId(symbol: string): number;
  /** An employee with an account; every right and the widest scope unless said otherwise. */
  employee(given?: Given): Promise<Actor>;
  /** What a new agreement is made of. */
  draft(actor: Actor): Record<string, unknown>;
  /** A line of a specification as it is sent. */
  item(change?: object): object;
}

type Given = Partial<Omit<Actor, 'permissions' | 'id'>> & { permissions?: readonly PermissionName[] };

/** A company with two departments, one own organisation and one partner. */
export async function aCompany(db: Db): Promise<Company> {
  const added = async (name: string) =>
    (await db.insertInto('departments').values({ name }).returning('id').executeTakeFirstOrThrow()).id;
  const departmentId = await added('Отдел закупок');
  const otherDepartmentId = await added('Юридический отдел');
  const company = async (name: string, inn: string, isOwn: boolean) => {
    const { id } = await db
      .insertInto('counterparties')
      .values({
        is_own: isOwn,
        type: 'legal',
        legal_form: 'ООО',
        name_short: name,
        name_full: `Общество с ограниченной ответственностью «${name}»`,
        inn,
        kpp: '770101001',
        status: 'active',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const signatory = await db
      .insertInto('signatories')
      .values({
        counterparty_id: id,
        last_name: 'Орешкин',
        first_name: 'Виктор',
        job_title: 'Генеральный директор',
        basis_type: 'charter',
        is_default: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return [id, signatory.id] as const;
  };
  const [organizationId, ourSignatoryId] = await company('Северный узел', '7707083893', true);
  const [counterpartyId, theirSignatoryId] = await company('Лесная Плаза', '7736050003', false);
  const ids = async (table: 'agreement_types' | 'vat_rates') =>
    new Map((await db.selectFrom(table).select(['id', 'code']).execute()).map((row) => [row.code, row.id]));
  const types = await ids('agreement_types');
  const rates = await ids('vat_rates');
  const symbols = await db.selectFrom('measures').select(['id', 'symbol']).execute();
  const measures = new Map(symbols.map((row) => [row.symbol, row.id]));
  const known = (map: Map<string, number>) => (code: string) => {
    const id = map.get(code);
    if (id === undefined) throw new Error(`No such record: ${code}`);
    return id;
  };
  const built: Company = {
    departmentId,
    otherDepartmentId,
    organizationId,
    counterpartyId,
    ourSignatoryId,
    theirSignatoryId,
    typeId: known(types),
    rateId: known(rates),
    measureId: known(measures),
    async employee(given = {}) {
      const actor = anActor({ departmentId, ...given });
      const [last_name = '', first_name = '', middle_name = null] = actor.name.split(' ');
      await db
        .insertInto('users')
        .values({
          id: actor.id,
          last_name,
          first_name,
          middle_name,
          email: `user${String(actor.id)}@contracts.local`,
          status: 'active',
          department_id: actor.departmentId,
        })
        .execute();
      if (actor.permissions.has('approval_chains.vote')) await letVote(db, actor.id);
      return actor;
    },
    draft: (actor) => ({
      title: 'Поставка оптического кабеля',
      agreement_type_id: built.typeId('П'),
      organization_id: organizationId,
      counterparty_id: counterpartyId,
      responsible_id: actor.id,
    }),
    item: (change = {}) => ({
      name: 'Кабель ОКЛ-0,22',
      measure_id: built.measureId('шт'),
      quantity: '3',
      price: '100.10',
      vat_mode: 'included',
      vat_rate_id: built.rateId('vat22'),
      ...change,
    }),
  };
  return built;
}

/** A route asks the database who may decide, and nobody else's rights are asked there. */
async function letVote(db: Db, userId: number): Promise<void> {
  const rights = PERMISSIONS.filter(({ name }) => name === 'approval_chains.vote');
  await db
    .insertInto('permissions')
    .values(rights.map((right) => ({ ...right, position: right.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const role = { name: 'Решает по согласованиям', data_scope: 'own' as const };
  await db
    .insertInto('roles')
    .values(role)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`insert into role_permissions (role_id, permission_id)
    select r.id, p.id from roles r cross join permissions p
    where r.name = ${role.name} and p.name = 'approval_chains.vote' on conflict do nothing`.execute(db);
  await sql`insert into user_roles (user_id, role_id)
    select ${userId}::bigint, id from roles where name = ${role.name}`.execute(db);
}

let lastNumber = 0;

/** A row of the table as a test needs it, past the service. */
export async function anAgreement(
  db: Db,
  company: Company,
  given: Partial<Insertable<AgreementsTable>> & { responsible_id: number },
): Promise<number> {
  lastNumber += 1;
  const { id } = await db
    .insertInto('agreements')
    .values({
      internal_number: `Т-${String(lastNumber)}`,
      title: 'Поставка оптического кабеля',
      agreement_type_id: company.typeId('П'),
      direction: 'expense',
      organization_id: company.organizationId,
      counterparty_id: company.counterpartyId,
      created_by_id: given.responsible_id,
      department_id: company.departmentId,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
