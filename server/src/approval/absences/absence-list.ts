import { sql } from 'kysely';
import type { Absence } from 'shared/contract/approval/absence';
import { boolFilter, dayFilter, idFilter } from '../../lists/list-filters';
import type { ListResource } from '../../lists/list-resource';
import { holds } from '../../platform/http/access';
import { userJson } from '../chains/people-json';

/** An absence before what depends on the reader. */
export type AbsenceRecord = Omit<Absence, 'can' | 'is_current'> & { user_id: number; deputy_id: number };

/** Absences: a reader's own and those they stand in for; of everybody with the right to edit others' accounts. */
export const absenceList: ListResource<AbsenceRecord> = {
  name: 'absences',
  from: sql`absences b`,
  id: sql<number>`b.id`,
  columns: sql<AbsenceRecord>`
    b.id, b.user_id, b.deputy_id, b.date_from, b.date_to, b.reason, b.transfer_open_tasks, b.document_kinds,
    b.allow_self, b.is_active, b.lock_version, b.created_at, b.updated_at, b.created_by_id, b.updated_by_id,
    ${userJson(sql`b.user_id`)} as "user",
    ${userJson(sql`b.deputy_id`)} as deputy`,
  sorts: {
    date_from: { expression: sql`b.date_from` },
    date_to: { expression: sql`b.date_to` },
    created_at: { expression: sql`b.created_at` },
  },
  defaultSort: '-date_from',
  filters: {
    id: idFilter(sql`b.id`),
    user_id: idFilter(sql`b.user_id`),
    deputy_id: idFilter(sql`b.deputy_id`),
    is_active: boolFilter(sql`b.is_active`),
    date_from: dayFilter(sql`b.date_from`),
    date_to: dayFilter(sql`b.date_to`),
  },
  visible: ({ actor }) =>
    holds(actor, 'absences.manage_other')
      ? sql<boolean>`true`
      : sql<boolean>`(b.user_id = ${actor.id} or b.deputy_id = ${actor.id})`,
};
