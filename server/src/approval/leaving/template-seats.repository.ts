import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';

/** Templates `t` that may still be taken and name the employee in their present version. */
const withPerson = (userId: number) => sql`from chain_templates t where t.archived_at is null and exists (
  select from chain_template_stages s where s.template_id = t.id and s.template_version = t.version
    and (s.escalation_user_id = ${userId} or exists (
      select from chain_template_participants p where p.stage_id = s.id and p.kind = 'user' and p.ref_id = ${userId})))`;

/** How many templates name the employee. */
export async function countTemplatesWith(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${withPerson(userId)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The templates that name the employee, or a part of them, by the alphabet. */
export async function findTemplatesWith(
  db: Db,
  userId: number,
  part: { limit: number; offset: number } | null,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select t.id, t.name ${withPerson(userId)} order by t.name, t.id
    limit ${part?.limit ?? null} offset ${part?.offset ?? 0}`.execute(db);
  return rows;
}
