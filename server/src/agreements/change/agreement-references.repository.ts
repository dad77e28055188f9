import type { Db } from '../../platform/database/database';
import { remembered } from '../../platform/database/remembered';
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
  accounts: ReadonlyMap<number, { counterparty_id: number; valid_to: string | null }>;
}

type Referring = Pick<AgreementValues, 'agreement_type_id' | 'responsible_id'> & Partial<AgreementValues>;

async function findType(db: Db, id: number): Promise<AgreementReferences['type']> {
  const type = await remembered(db, `agreement-types ${String(id)}`, () =>
    db
      .selectFrom('agreement_types')
      .select(['id', 'name', 'code', 'is_active', 'direction', 'kind', 'default_notice_days'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  return type ?? null;
}

type Named<Row> = (db: Db, ids: readonly number[]) => Promise<Row[]>;

const findCounterparties: Named<{ id: number; name: string; is_own: boolean; status: string }> = (db, ids) =>
  remembered(db, `counterparties named ${ids.join()}`, () =>
    db
      .selectFrom('counterparties')
      .select(['id', 'name_short as name', 'is_own', 'status'])
      .where('id', 'in', [...ids])
      .where('deleted_at', 'is', null)
      .execute(),
  );

const findUsers: Named<{ id: number; name: string; status: string; department_id: number | null }> = (
  db,
  ids,
) =>
  remembered(db, `users named ${ids.join()}`, () =>
    db
      .selectFrom('users')
      .select(['id', 'full_name as name', 'status', 'department_id'])
      .where('id', 'in', [...ids])
      .where('deleted_at', 'is', null)
      .execute(),
  );

const findDepartments: Named<{ id: number; name: string }> = (db, ids) =>
  remembered(db, `departments named ${ids.join()}`, () =>
    db
      .selectFrom('departments')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute(),
  );

const findSignatories: Named<{ id: number; name: string; counterparty_id: number }> = (db, ids) =>
  remembered(db, `counterparties signed for by ${ids.join()}`, () =>
    db
      .selectFrom('signatories')
      .select(['id', 'full_name as name', 'counterparty_id'])
      .where('id', 'in', [...ids])
      .execute(),
  );

const findAccounts: Named<{ id: number; counterparty_id: number; valid_to: string | null }> = (db, ids) =>
  remembered(db, `counterparties paid to ${ids.join()}`, () =>
    db
      .selectFrom('bank_accounts')
      .select(['id', 'counterparty_id', 'valid_to'])
      .where('id', 'in', [...ids])
      .execute(),
  );

/** What a new agreement takes its defaults from: its type, null when there is none, and the department of who answers. */
export async function findGivers(
  db: Db,
  { agreement_type_id, responsible_id }: Pick<Referring, 'agreement_type_id' | 'responsible_id'>,
): Promise<Pick<AgreementReferences, 'type'> & { departmentId: number | null }> {
  const type = await findType(db, agreement_type_id);
  const [responsible] = await findUsers(db, [responsible_id]);
  return { type, departmentId: responsible?.department_id ?? null };
}

/** Everything the values refer to. */
export async function findReferences(db: Db, values: Referring): Promise<AgreementReferences> {
  const parties = values.parties ?? [];
  const type = await findType(db, values.agreement_type_id);
  const sides = parties.map((party) => party.counterparty_id);
  const counterparties = await findCounterparties(
    db,
    distinct([values.organization_id, values.counterparty_id, ...sides]),
  );
  const users = await findUsers(db, distinct([values.responsible_id, values.curator_id]));
  const departments = await foundByIds([values.department_id], (ids) => findDepartments(db, ids));
  const signers = parties.map((party) => party.signatory_id);
  const signatories = await foundByIds(
    [values.our_signatory_id, values.their_signatory_id, ...signers],
    (ids) => findSignatories(db, ids),
  );
  const accounts = await foundByIds([values.bank_account_id], (ids) => findAccounts(db, ids));
  return {
    ...(await findItemReferences(db, values.items ?? [])),
    type,
    counterparties: byId(counterparties),
    users: byId(users),
    departments: byId(departments),
    signatories: byId(signatories),
    accounts: byId(accounts),
  };
}
