import { type RawBuilder, sql } from 'kysely';
import type { PermissionName } from 'shared/contract/access/permissions';
import { heldRight } from '../lists/columns/held-right';
import type { Db } from '../platform/database/database';
import { prepared } from '../platform/database/prepared';
import { asked, type SharedQuestion } from '../platform/database/side-by-side';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import type { Viewer } from './viewer';

/**
 * One rule for who sees a document, from which both directions are made: the rows of a reader and the readers of a
 * row. Participants see it whatever their scope; a scope opens the documents of its departments, and a right to read all
 * those of every department, unless access is restricted and no right opens that.
 */
export interface DocumentVisibility {
  /** The table with its alias as the rule names it: `agreements a`. */
  table: RawBuilder<unknown>;
  id: RawBuilder<number>;
  /** Array of the people who take part. */
  participants: RawBuilder<number[]>;
  department: RawBuilder<number | null>;
  isRestricted: RawBuilder<boolean>;
}

/** The rows whose departments are open to the employee; null when none are. */
function openedByScope(rule: DocumentVisibility, viewer: Actor): RawBuilder<boolean> | null {
  if (holds(viewer, 'documents.read_all')) return sql<boolean>`true`;
  if (viewer.dataScope === 'own' || viewer.departmentIds.length === 0) return null;
  return sql<boolean>`${rule.department} = any(${viewer.departmentIds}::bigint[])`;
}

/** The rows the viewer sees, as a condition over the rule's table. */
export function rowsSeenBy(rule: DocumentVisibility, viewer: Viewer): RawBuilder<boolean> {
  if (viewer === 'everything' || viewer.dataScope === 'all') return sql<boolean>`true`;
  const takesPart = sql<boolean>`${rule.participants} @> ${[viewer.id]}::bigint[]`;
  const opened = openedByScope(rule, viewer);
  if (opened === null) return takesPart;
  if (holds(viewer, 'documents.read_restricted')) return sql<boolean>`(${takesPart} or ${opened})`;
  return sql<boolean>`(${takesPart} or (not ${rule.isRestricted} and ${opened}))`;
}

interface WantedReaders {
  id: number;
  permission: PermissionName;
}

interface Readers {
  rule: DocumentVisibility;
  permission: PermissionName;
  condition: RawBuilder<unknown>;
}

/** Who reads each of the rows. */
async function findReaders(
  { rule, permission, condition }: Readers,
  db: Db,
  ids: readonly number[],
): Promise<number[][]> {
  const { rows } = await sql<{ record_id: number; id: number }>`${prepared()}
    with recursive record as (
      select ${rule.id} as id, ${rule.participants} as participants, ${rule.isRestricted} as is_restricted,
        ${rule.department} as department_id
      from ${rule.table} where ${rule.id} = any(${[...ids]}::bigint[])
    ), line as (
      select d.id, d.parent_id, d.id as below from departments d
      where d.id in (select department_id from record)
      union
      select d.id, d.parent_id, line.below from departments d join line on d.id = line.parent_id
    ), readers as (
      select u.id, u.department_id,
        bool_or(r.data_scope = 'all') as sees_all,
        bool_or(r.data_scope = 'department') as sees_department,
        bool_or(r.data_scope = 'department_tree') as sees_tree,
        ${heldRight('documents.read_all')} as reads_all,
        ${heldRight('documents.read_restricted')} as reads_restricted
      from users u
      join user_roles ur on ur.user_id = u.id
      join roles r on r.id = ur.role_id
      where u.status = 'active' and u.deleted_at is null
        and ${heldRight(permission)}
        and ${condition}
      group by u.id
    )
    select record.id as record_id, readers.id from readers, record
    where sees_all or readers.id = any(record.participants)
      or ((reads_restricted or not record.is_restricted) and (
        reads_all
        or (sees_department and readers.department_id = record.department_id)
        or (sees_tree and (readers.department_id, record.department_id) in (select id, below from line))))`.execute(
    db,
  );
  const found = new Map(ids.map((id): [number, number[]] => [id, []]));
  for (const row of rows) found.get(row.record_id)?.push(row.id);
  return ids.map((id) => found.get(id) ?? []);
}

const PRESENT = sql`exists (
    select from tokens s where s.user_id = u.id and s.kind = 'session' and s.revoked_at is null
      and s.expires_at > now())`;

const questions = new WeakMap<DocumentVisibility, Map<PermissionName, SharedQuestion<number, number[]>>>();

/** The question after those who hear of a change by the rule, the same for whoever asks it. */
function presentReaders(
  rule: DocumentVisibility,
  permission: PermissionName,
): SharedQuestion<number, number[]> {
  const known = questions.get(rule) ?? new Map<PermissionName, SharedQuestion<number, number[]>>();
  questions.set(rule, known);
  const question = known.get(permission) ?? {
    writes: false,
    askAll: (db, ids) => findReaders({ rule, permission, condition: PRESENT }, db, ids),
  };
  known.set(permission, question);
  return question;
}

/**
 * Employees with a live session who hold the permission and whose scope shows the row: those to whom its change is
 * announced.
 */
export function readersOf(
  rule: DocumentVisibility,
  db: Db,
  { id, permission }: WantedReaders,
): Promise<number[]> {
  return asked(db, presentReaders(rule, permission), id);
}

/** Every employee who may log in, holds the permission and is shown the row by their scope, present or not. */
export async function allReadersOf(
  rule: DocumentVisibility,
  db: Db,
  { id, permission }: WantedReaders,
): Promise<number[]> {
  const [found = []] = await findReaders({ rule, permission, condition: sql`true` }, db, [id]);
  return found;
}
