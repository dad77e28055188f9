import { type RawBuilder, sql } from 'kysely';
import { formatAmount } from 'shared/format';
import type { SearchHit } from 'shared/contract/list/search';
import type { Condition, ListContext } from '../lists/list-resource';
import { containsWords, searchedWords } from '../lists/list-search';
import type { Register } from '../lists/register-catalogue';
import type { Db } from '../platform/database/database';
import { prepared } from '../platform/database/prepared';
import { intactHalves } from './one-slip';
import { beginning, type SearchedWord } from './searched-word';
import { sumsOf } from './sum-text';

/** Hits of a kind that are shown. */
const BEST = 5;
/** The newest records of a kind are looked through one by one: what is common is found among them. */
const NEWEST = 250;

/** Searches of so many words are planned once: longer ones are rare, and a connection would keep plans for every length. */
const PLANNED_WORDS = 3;

interface Looked {
  from: RawBuilder<unknown>;
  id: RawBuilder<number>;
  isHit: RawBuilder<boolean>;
  words: number;
}

/** Ids of the newest few records that fulfil the condition; they are given in the order in which records are made. */
async function newestOf(db: Db, { from, id, isHit, words }: Looked): Promise<number[]> {
  // How rare a piece of a word is the database cannot know: it would go through a whole table backwards for a rare one,
  // and gather all that has a common one. So the first way is gone for as far as it is short, and the second one only
  // where the first has not found enough. So one plan serves every text, and planning it costs more than either way.
  const { rows } = await sql<{ id: number }>`${words > PLANNED_WORDS ? sql`` : prepared()}
    with newest as (
      select id from (
        select ${id} as id, ${isHit} as is_hit from ${from} order by ${id} desc limit ${NEWEST}
      ) looked where is_hit limit ${BEST}),
    indexed as materialized (
      select ${id} as id from ${from} where (select count(*) from newest) < ${BEST} and ${isHit})
    select id from newest union select id from indexed order by id desc limit ${BEST}`.execute(db);
  return rows.map((row) => row.id);
}

interface Found {
  found: Condition;
  /** How many the condition is made of. */
  words: number;
  context: ListContext;
  /** Why the row is found. */
  says?: (row: object) => string;
}

/** The newest few rows of a register that fulfil the condition and the employee may see, as its hits. */
async function hitsOf(
  db: Db,
  register: Register<object>,
  { found, words, context, says }: Found,
): Promise<SearchHit[]> {
  const { list, hit, searched = sql<boolean>`true` } = register;
  if (!hit) return [];
  const { from, id } = list;
  const visible = list.visible(context);
  const ids = await newestOf(db, {
    from,
    id,
    isHit: sql<boolean>`((${visible}) and (${found}) and (${searched}))`,
    words,
  });
  if (ids.length === 0) return [];
  // Once the ids are known: planning the joins of every kind that holds nothing would cost more than the search. The
  // right to see is asked again, for it may be gone between the two.
  const { rows } = await sql<object>`${prepared()}
    select ${list.columns} from ${from} ${list.joins ?? sql``}
    where ${id} = any(${ids}::bigint[]) and (${visible})
    order by ${id} desc`.execute(db);
  const section = register.section ?? register.title;
  return rows.map((row) => {
    const told = hit(row, context.actor);
    return { ...told, hint: [told.hint, says?.(row)].filter(Boolean).join(' · '), section };
  });
}

interface Wanted {
  text: string;
  context: ListContext;
}

/** The newest few rows of a register that the text finds and the employee may see. */
export async function findHits(
  db: Db,
  register: Register<object>,
  { text, context }: Wanted,
): Promise<SearchHit[]> {
  const found = register.list.search?.(text, context);
  return found ? hitsOf(db, register, { found, words: searchedWords(text).length, context }) : [];
}

/** Those called by words that begin with what stays of the typed ones; texts of files know declined words by themselves. */
export async function findDeclined(
  db: Db,
  register: Register<object>,
  { words, context }: { words: readonly SearchedWord[]; context: ListContext },
): Promise<SearchHit[]> {
  const { spelled } = register;
  if (spelled === undefined) return [];
  const called = words.map(({ word, stem }) => {
    const holds = containsWords(spelled, stem) ?? sql<boolean>`true`;
    // The index gathers what holds the letters anywhere; of that a word has to begin so.
    return word === stem ? holds : sql<boolean>`(${holds} and ${spelled} ~ ${beginning(stem)})`;
  });
  return hitsOf(db, register, {
    found: sql<boolean>`(${sql.join(called, sql` and `)})`,
    words: words.length,
    context,
  });
}

/** Why a row that is found by its sum stands among the hits. */
function costs(row: object): string {
  const { amount, currency_code: currency } = row as { amount: string; currency_code: string };
  return formatAmount(amount, currency);
}

/** Those whose sum the text names; the register says which sum of a row is meant by its condition. */
export async function findBySum(
  db: Db,
  register: Register<object>,
  { text, context }: Wanted,
): Promise<SearchHit[]> {
  const sums = sumsOf(text);
  const found = sums && register.list.filters.amount?.condition({ equal: [], ...sums }, context);
  return found ? hitsOf(db, register, { found, words: 1, context, says: costs }) : [];
}

/** Every word with what stays of it when it is declined, by the dictionary the texts of agreements are kept with. */
export async function withStems(db: Db, words: readonly string[]): Promise<SearchedWord[]> {
  const { rows } = await sql<SearchedWord>`${prepared()}
    select word, coalesce((ts_lexize('russian_stem', word))[1], word) as stem
    from unnest(${words}::text[]) with ordinality as typed (word, place) order by place`.execute(db);
  // Of a short word too little would be left.
  return rows.map(({ word, stem }) => ({ word, stem: stem.length < 3 ? word : stem }));
}

/** Words that are compared with a typed one. */
const COMPARED = 500;

/** Words that some record is called by and that hold a half of the typed one where it would stand, the likest in length first. */
export async function wordsAlike(db: Db, { word, stem }: SearchedWord): Promise<string[]> {
  const alike = intactHalves(stem).map(
    ({ half, around }) => sql<boolean>`(${containsWords(sql`word`, half)} and word ~ ${around})`,
  );
  const { rows } = await sql<{ word: string }>`
    select word from spelled_words where ${sql.join(alike, sql` or `)}
    group by word order by abs(length(word) - ${word.length}), word limit ${COMPARED}`.execute(db);
  return rows.map((row) => row.word);
}
