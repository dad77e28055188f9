import { type RawBuilder, sql } from 'kysely';
import type { PermissionName } from 'shared/contract/access/permissions';
import { recordPath, type RecordKind } from 'shared/contract/record/record-kind';
import { holds } from '../../platform/http/access';
import type { Actor } from '../../platform/http/actor';
import { type OpenItem, type OpenWork, NOTHING_NAMED } from './open-work.service';

/** A column that names the employee, and which rows of its table are still open. */
export interface WorkColumn {
  table: string;
  column: string;
  label: string;
  /** Of the row under the alias `t`. */
  open: RawBuilder<boolean>;
  /** What the row under the alias `t` is called. */
  name: RawBuilder<string>;
  kind: Pick<RecordKind, 'name' | 'path'>;
  /** Address of one of them; the page of its kind unless said otherwise. */
  at?: (id: number) => string | null;
  /** The field that changes hands, by its name in the table of the kind. */
  field: string;
  /** Address of the list of all of them, which is narrowed by the column. */
  listPath?: string;
  /** Whoever lacks it is told the number alone. */
  needs?: PermissionName;
}

/** A title in quotation marks, those within it of the inner kind, as `quoted` of the contract has it. */
export const quotedTitle = sql<string>`'«' || replace(replace(t.title, '«', '„'), '»', '“') || '»'`;

/** Single things are named to those alone who see all records of the kind. */
const mayName = (actor: Actor, needs: PermissionName | undefined) =>
  actor.dataScope === 'all' && (needs === undefined || holds(actor, needs));

/** The work of an employee as the rows of a table; what is moved gets another version. */
export function tableWork(work: WorkColumn): OpenWork {
  const { table, column, label, kind, field, listPath, open, name, needs } = work;
  const at = work.at ?? ((id: number) => recordPath(kind, id));
  const [rows, holder] = [sql.table(table), sql.ref(column)];
  const count: OpenWork['count'] = async (db, userId) => {
    const found = await sql<{ total: number }>`
      select count(*)::int as total from ${rows} t where ${holder} = ${userId} and ${open}`.execute(db);
    return found.rows[0]?.total ?? 0;
  };
  return {
    key: `${table}.${column}`,
    label,
    entity: kind.name,
    field,
    ...(listPath !== undefined && {
      list: (userId: number) => `${listPath}?filter[${column}]=${String(userId)}`,
    }),
    count,
    find: async (db, { actor, userId, limit, offset }) => {
      if (!mayName(actor, needs)) return NOTHING_NAMED;
      const found = await sql<OpenItem>`
        select t.id, ${name} as label from ${rows} t where ${holder} = ${userId} and ${open}
        order by t.id desc limit ${limit} offset ${offset}`.execute(db);
      const items = found.rows.map((item) => ({
        ...item,
        url: at(item.id),
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
