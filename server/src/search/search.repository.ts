import { sql } from 'kysely';
import type { SearchHit } from 'shared/contract/list/search';
import type { ListContext } from '../lists/list-resource';
import type { Register } from '../lists/register-catalogue';
import type { Db } from '../platform/database/database';

/** Hits of a kind that are shown. */
const BEST = 5;
/** The newest records of a kind are looked through one by one: what is common is found among them. */
const NEWEST = 1000;

/** The newest few rows of a register that the text finds and the employee may see. */
export async function findHits(
  db: Db,
  register: Register<object>,
  wanted: { text: string; context: ListContext },
): Promise<SearchHit[]> {
  const { list, hit, searched = sql<boolean>`true` } = register;
  const found = hit && list.search?.(wanted.text, wanted.context);
  if (!found) return [];
  const isHit = sql<boolean>`(${list.visible(wanted.context)}) and (${found}) and (${searched})`;
  // Ids are given in the order in which records were made. How rare a piece of a word is the database cannot know: it
  // would go through a whole table backwards for a rare one, and gather all that has a common one. So the first way
  // is gone for as far as it is short, and the second one only where the first has not found enough. The rows are read
  // by an array of ids: with a table of them the database joins all there is before it looks which few are wanted.
  const { rows } = await sql<object>`
    with newest as (
      select id from (
        select ${list.id} as id, ${isHit} as is_hit from ${list.from} order by ${list.id} desc limit ${NEWEST}
      ) looked where is_hit limit ${BEST}),
    indexed as materialized (
      select ${list.id} as id from ${list.from} where (select count(*) from newest) < ${BEST} and ${isHit}),
    best as materialized (
      select id from newest union select id from indexed order by id desc limit ${BEST})
    select ${list.columns} from ${list.from} ${list.joins ?? sql``}
    where ${list.id} = any(array(select id from best))
    order by ${list.id} desc`.execute(db);
  const section = register.section ?? register.title;
  return rows.map((row) => ({ ...hit(row), section }));
}
