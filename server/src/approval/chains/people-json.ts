import { type RawBuilder, sql } from 'kysely';
import type { UserReference } from 'shared/contract/list/reference';
import { quoteJson } from '../../quotes/kept-quote.service';

/** An employee by an id expression, as the wire names one; null without one. */
export function userJson(id: RawBuilder<unknown>): RawBuilder<UserReference | null> {
  return sql<UserReference | null>`(select json_build_object(
    'id', pu.id, 'full_name', pu.full_name, 'department_name', pd.name)
    from users pu left join departments pd on pd.id = pu.department_id where pu.id = ${id})`;
}

/** For whom the holder of a seat of `approval_tasks` decides, by its alias; null: for themselves. */
export function representedBy(seat: string): RawBuilder<number | null> {
  return sql<
    number | null
  >`coalesce(${sql.ref(`${seat}.on_behalf_of_id`)}, ${sql.ref(`${seat}.original_assignee_id`)})`;
}

/** A moment inside a JSON value, written as every moment on the wire. */
export function momentJson(column: string): RawBuilder<string | null> {
  return sql<string | null>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A vote of `approval_votes v` with its remarks, as the wire shows it. */
export const voteJson = sql`json_build_object(
  'id', v.id, 'task_id', v.task_id, 'user', ${userJson(sql`v.user_id`)},
  'on_behalf_of', ${userJson(sql`v.on_behalf_of_id`)}, 'decision', v.decision, 'remark', v.remark,
  'remarks', coalesce((select json_agg(json_build_object('id', r.id, 'text', r.text, 'clause_ref', r.clause_ref,
      'quote', ${quoteJson('r')},
      'status', r.status, 'reply', r.reply, 'resolved_by', ${userJson(sql`r.resolved_by_id`)},
      'resolved_at', ${momentJson('r.resolved_at')}) order by r.position)
    from approval_remarks r where r.vote_id = v.id), '[]'),
  'file_version', (select d.version from document_versions d where d.id = v.document_version_id),
  'document_version_id', v.document_version_id, 'content_hash', v.content_hash, 'created_at', ${momentJson('v.created_at')},
  'revoked_at', ${momentJson('v.revoked_at')},
  'revoke_reason', v.revoke_reason)`;
