import { type RawBuilder, sql } from 'kysely';

/** The employees who watch the record of the kind, whether or not they still see it: whoever tells them asks that. */
export function watcherIds(kind: string, id: RawBuilder<number>): RawBuilder<number[]> {
  return sql<number[]>`array(select w.user_id from record_subscriptions w
    where w.kind = ${sql.lit(kind)} and w.record_id = ${id})`;
}
