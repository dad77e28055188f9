import { type RawBuilder, sql } from 'kysely';
import type { PermissionName } from 'shared/contract/access/permissions';
import { heldRight } from '../lists/columns/held-right';
import type { Db } from '../platform/database/database';
import { prepared } from '../platform/database/prepared';
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

async function findReaders(
  rule: DocumentVisibility,
  db: Db,
  wanted: WantedReaders & { condition: RawBuilder<unknown> },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${prepared()}
    with recursive record as (
      select ${rule.participants} as participants, ${rule.isRestricted} as is_restricted,
        ${rule.department} as department_id
      from ${rule.table} where ${rule.id} = ${wanted.id}
    ), line as (
      select d.id, d.parent_id from departments d join record on d.id = record.department_id
      union
      select d.id, d.parent_id from departments d join line on d.id = line.parent_id
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
        and ${heldRight(wanted.permission)}
        and ${wanted.condition}
      group by u.id
    )
    select readers.id from readers, record
    where sees_all or readers.id = any(record.participants)
      or ((reads_restricted or not record.is_restricted) and (
        reads_all
        or (sees_department and readers.department_id = record.department_id)
        or (sees_tree and readers.department_id in (select id from line))))`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Employees with a live session who hold the permission and whose scope shows the row: those to whom its change is
 * announced.
 */
export function readersOf(rule: DocumentVisibility, db: Db, wanted: WantedReaders): Promise<number[]> {
  const condition = sql`exists (
    select from tokens s where s.user_id = u.id and s.kind = 'session' and s.revoked_at is null
      and s.expires_at > now())`;
  return findReaders(rule, db, { ...wanted, condition });
}

/** Every employee who may log in, holds the permission and is shown the row by their scope, present or not. */
export function allReadersOf(rule: DocumentVisibility, db: Db, wanted: WantedReaders): Promise<number[]> {
  return findReaders(rule, db, { ...wanted, condition: sql`true` });
}
