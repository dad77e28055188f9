import { sql } from 'kysely';

/** Of an agreement `a`: the day every side has agreed to end it on and the addendum that does, `{ day, addendum }`; null while nobody has. */
export const AGREED_END = sql<{ day: string; addendum: { id: number; number: string } } | null>`(
  select json_build_object('day', a.agreed_end_date, 'addendum', json_build_object('id', d.id, 'number', d.number))
  from addendums d where d.id = a.agreed_end_addendum_id)`;
