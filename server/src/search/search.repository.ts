import { type RawBuilder, sql } from 'kysely';
import type { SearchHit } from 'shared/contract/list/search';
import type { ListContext } from '../lists/list-resource';
import type { Register } from '../lists/register-catalogue';
import type { Db } from '../platform/database/database';

/** Hits of a kind that are shown. */
const BEST = 5;
/** The newest records of a kind are looked through one by one: what is common is found among them. */
const NEWEST = 250;

/** Ids of the newest few records that fulfil the condition; they are given in the order in which records are made. */
async function newestOf(
  db: Db,
  { from, id, isHit }: { from: RawBuilder<unknown>; id: RawBuilder<number>; isHit: RawBuilder<boolean> },
): Promise<number[]> {
  // How rare a piece of a word is the database cannot know: it would go through a whole table backwards for a rare one,
  // and gather all that has a common one. So the first way is gone for as far as it is short, and the second one only
  // where the first has not found enough.
  const { rows } = await sql<{ id: number }>`
    with newest as (
      select id from (
        select ${id} as id, ${isHit} as is_hit from ${from} order by ${id} desc limit ${NEWEST}
      ) looked where is_hit limit ${BEST}),
    indexed as materialized (
      select ${id} as id from ${from} where (select count(*) from newest) < ${BEST} and ${isHit})
    select id from newest union select id from indexed order by id desc limit ${BEST}`.execute(db);
  return rows.map((row) => row.id);
}

/** The newest few rows of a register that the text finds and the employee may see. */
export async function findHits(
  db: Db,
  register: Register<object>,
  wanted: { text: string; context: ListContext },
): Promise<SearchHit[]> {
  const { list, hit, searched = sql<boolean>`true` } = register;
  const found = hit && list.search?.(wanted.text, wanted.context);
  if (!found) return [];
  const { from, id } = list;
  const visible = list.visible(wanted.context);
  const ids = await newestOf(db, {
    from,
    id,
    isHit: sql<boolean>`((${visible}) and (${found}) and (${searched}))`,
  });
  if (ids.length === 0) return [];
  // Once the ids are known: planning the joins of every kind that holds nothing would cost more than the search. The
  // right to see is asked again, for it may be gone between the two.
  const { rows } = await sql<object>`
    select ${list.columns} from ${from} ${list.joins ?? sql``}
    where ${id} = any(${ids}::bigint[]) and (${visible})
    order by ${id} desc`.execute(db);
  const section = register.section ?? register.title;
  return rows.map((row) => ({ ...hit(row), section }));
}
