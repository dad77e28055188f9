import { sql } from 'kysely';
import type { SearchHit } from 'shared/contract/list/search';
import type { ListContext } from '../lists/list-resource';
import type { Register } from '../lists/register-catalogue';
import type { Db } from '../platform/database/database';

/** Hits of a kind that are shown. */
const BEST = 5;

/** The newest few rows of a register that the text finds and the employee may see. */
export async function findHits(
  db: Db,
  register: Register<object>,
  wanted: { text: string; context: ListContext },
): Promise<SearchHit[]> {
  const { list, hit, searched = sql<boolean>`true` } = register;
  const found = hit && list.search?.(wanted.text, wanted.context);
  if (!found) return [];
  // Ids are given in the order in which records were made.
  const { rows } = await sql<object>`
    select ${list.columns} from ${list.from} ${list.joins ?? sql``}
    where ${list.id} in (
      select ${list.id} from ${list.from}
      where (${list.visible(wanted.context)}) and (${found}) and (${searched})
      order by ${list.id} desc limit ${BEST})
    order by ${list.id} desc`.execute(db);
  const section = register.section ?? register.title;
  return rows.map((row) => ({ ...hit(row), section }));
}
