import { type RawBuilder, sql } from 'kysely';
import type { PermissionName } from 'shared/contract/access/permissions';
import type { Actor } from '../../platform/http/actor';
import { type OpenItem, type OpenWork, NOTHING_NAMED } from './open-work.service';

/** A column that names the employee, and which rows of its table are still open. */
interface WorkColumn {
  table: string;
  column: string;
  label: string;
  open: RawBuilder<boolean>;
  /** What a row is called. */
  name: RawBuilder<string>;
  entity: string | null;
  field: string;
  /** Address of one of them; `{id}` is its number. */
  url?: string;
  /** Whoever lacks it is told the number alone. */
  needs?: PermissionName;
}

/** Single things are named to those alone who see all records of the kind. */
const mayName = (actor: Actor, needs: PermissionName | undefined) =>
  actor.dataScope === 'all' && (needs === undefined || actor.permissions.has(needs));

/** The work of an employee as the rows of a table; what is moved gets another version. */
export function tableWork(work: WorkColumn): OpenWork {
  const { table, column, label, entity, field, open, name, url, needs } = work;
  const [rows, holder] = [sql.table(table), sql.ref(column)];
  const count: OpenWork['count'] = async (db, userId) => {
    const found = await sql<{ total: number }>`
      select count(*)::int as total from ${rows} t where ${holder} = ${userId} and ${open}`.execute(db);
    return found.rows[0]?.total ?? 0;
  };
  return {
    key: `${table}.${column}`,
    label,
    entity,
    field,
    count,
    find: async (db, { actor, userId, limit, offset }) => {
      if (!mayName(actor, needs)) return NOTHING_NAMED;
      const found = await sql<OpenItem>`
        select t.id, ${name} as label from ${rows} t where ${holder} = ${userId} and ${open}
        order by t.id desc limit ${limit} offset ${offset}`.execute(db);
      const items = found.rows.map((item) => ({
        ...item,
        url: url?.replace('{id}', String(item.id)) ?? null,
      }));
      return { items, total: await count(db, userId) };
    },
    move: async (trx, { from, to, actor, now }) => {
      const marks = sql`, lock_version = lock_version + 1, updated_at = ${now}, updated_by_id = ${actor.id}`;
      const moved = await sql<OpenItem>`
        update ${rows} t set ${holder} = ${to} ${marks}
        where ${holder} = ${from} and ${open} returning t.id, ${name} as label`.execute(trx);
      return moved.rows;
    },
  };
}

const live = sql<boolean>`t.deleted_at is null and t.archived_at is null`;
const document = sql<string>`'№ ' || t.number || ' «' || t.title || '»'`;
const agreement = {
  table: 'agreements',
  open: sql<boolean>`${live} and t.status not in ('completed', 'expired', 'terminated', 'rejected', 'cancelled')`,
  name: sql<string>`'№ ' || coalesce(t.number, t.internal_number) || ' «' || t.title || '»'`,
  entity: 'agreement',
  url: '/agreements/{id}',
  needs: 'agreements.read',
} as const;
const department = {
  table: 'departments',
  open: sql<boolean>`t.archived_at is null`,
  name: sql<string>`t.name`,
  entity: 'department',
} as const;

/** What the product itself leaves open with an employee. A column that comes to name one is added here, or by its module. */
export const TABLE_WORK: readonly OpenWork[] = [
  tableWork({
    ...agreement,
    column: 'responsible_id',
    field: 'responsible',
    label: 'Договоры, где сотрудник ответственный',
  }),
  tableWork({
    ...agreement,
    column: 'curator_id',
    field: 'curator',
    label: 'Договоры, где сотрудник куратор',
  }),
  tableWork({
    table: 'addendums',
    column: 'responsible_id',
    label: 'Дополнительные соглашения',
    open: sql<boolean>`${live} and t.status not in ('effective', 'superseded', 'rejected', 'cancelled')`,
    name: document,
    entity: 'addendum',
    field: 'responsible',
    url: '/addendums/{id}',
    needs: 'addendums.read',
  }),
  tableWork({
    table: 'commercial_offers',
    column: 'responsible_id',
    label: 'Коммерческие предложения',
    open: sql<boolean>`${live} and t.status not in
      ('rejected_internal', 'declined', 'expired', 'revised', 'converted', 'cancelled')`,
    name: document,
    entity: 'commercial_offer',
    field: 'responsible',
    url: '/commercial-offers/{id}',
    needs: 'commercial_offers.read',
  }),
  tableWork({
    table: 'counterparties',
    column: 'responsible_id',
    label: 'Контрагенты',
    open: live,
    name: sql<string>`t.name_short`,
    entity: 'counterparty',
    field: 'responsible',
    url: '/counterparties/{id}',
  }),
  tableWork({ ...department, column: 'head_id', field: 'head', label: 'Подразделения под руководством' }),
  tableWork({
    ...department,
    column: 'deputy_head_id',
    field: 'deputy_head',
    label: 'Подразделения, где сотрудник заместитель',
  }),
  tableWork({
    table: 'users',
    column: 'head_id',
    label: 'Подчинённые',
    open: sql<boolean>`t.deleted_at is null and t.status <> 'dismissed'`,
    name: sql<string>`t.full_name`,
    entity: 'user',
    field: 'head',
    url: '/handbooks/users/{id}',
  }),
  tableWork({
    table: 'categories',
    column: 'responsible_id',
    label: 'Категории товаров и услуг',
    open: sql<boolean>`t.archived_at is null`,
    name: sql<string>`t.name`,
    entity: 'category',
    field: 'responsible',
    url: '/handbooks/categories/{id}',
    needs: 'products.read',
  }),
];
