import { sql } from 'kysely';

/** The sum as it was written: its own, or its share of the document's. */
const ownSum = sql`coalesce(b.amount, round(doc.amount * b.percent / 100, 2))`;

/** The sum of an obligation `b` of a document `doc` with what the addenda in force make of it; null when it has none. */
export const sumInForce = sql<string | null>`coalesce((b.in_force ->> 'amount')::numeric(18, 2), ${ownSum})`;

/** What an addendum in force has made of it as JSON, as the wire has it; null while it stands as it was written. */
export const amended = sql`case when b.in_force is not null then json_build_object(
    'addendum', json_build_object('id', b.in_force #> '{addendum,id}',
      'name', 'ДС №\u00a0' || (b.in_force #>> '{addendum,number}')),
    'due_date_was', case when jsonb_exists(b.in_force, 'due_day') then b.ruled_date end,
    'sum_was', case when jsonb_exists(b.in_force, 'amount') then (${ownSum})::text end,
    'is_removed', jsonb_exists(b.in_force, 'removed')) end`;
