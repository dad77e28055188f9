import type { SearchHit } from 'shared/contract/list/search';
import { fileFragments } from '../file-texts/file-search.service';
import type { ListContext } from '../lists/list-resource';
import { searchedWords } from '../lists/list-search';
import type { Register } from '../lists/register-catalogue';
import type { Db } from '../platform/database/database';
import { mayHaveSlip, meantWords } from './one-slip';
import { findBySum, findDeclined, findHits, withStems, wordsAlike } from './search.repository';
import type { SearchedWord } from './searched-word';

interface Search {
  db: Db;
  registers: readonly Register<object>[];
  context: ListContext;
}

/** Registers that are asked at once: one search that took every connection would keep all others waiting for it. */
const AT_ONCE = 4;

/** What each register finds, in their order. */
async function gathered(
  registers: readonly Register<object>[],
  find: (register: Register<object>) => Promise<SearchHit[]>,
): Promise<SearchHit[]> {
  const hits: SearchHit[][] = [];
  const waiting = registers.entries();
  const askInTurn = async () => {
    for (const [at, register] of waiting) hits[at] = await find(register);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  return hits.flat();
}

/** By the words as they stand; what is called by names also by what of them stays when they are declined. */
async function inRegister(
  { db, context }: Search,
  register: Register<object>,
  { text, words }: { text: string; words: readonly SearchedWord[] },
): Promise<SearchHit[]> {
  const exact = await findHits(db, register, { text, context });
  const isDeclined = words.some(({ word, stem }) => word !== stem);
  if (exact.length > 0 || register.spelled === undefined || !isDeclined) return exact;
  return findDeclined(db, register, { words, context });
}

async function found(search: Search, text: string, words: readonly SearchedWord[]): Promise<SearchHit[]> {
  const { db, registers, context } = search;
  const hits = await gathered(registers, (register) => inRegister(search, register, { text, words }));
  const known = new Set(hits.map(({ url }) => url));
  const bySum = await gathered(registers, (register) => findBySum(db, register, { text, context }));
  return [...hits, ...bySum.filter(({ url }) => !known.has(url))];
}

/** Readings of a text that are tried: a word that was meant may stand where the reader sees nothing. */
const TRIED = 3;

/**
 * The words that may have been meant, one of each stem, the likeliest first; the word itself where it may stay. Where some
 * record is called by it that decides nothing: it may be gone by now, or hidden from the reader.
 */
async function meantOf(search: Search, word: SearchedWord, isAlone: boolean): Promise<string[]> {
  const { db } = search;
  if (!mayHaveSlip(word)) return [word.word];
  const alike = await wordsAlike(db, word);
  const meant = await withStems(db, meantWords(word, alike));
  if (meant.length === 0) return [word.word];
  const isSpelled = alike.some((known) => known.startsWith(word.stem));
  if (isSpelled && !isAlone && (await found(search, word.word, [word])).length > 0) return [word.word];
  const stems = meant.map(({ stem }) => stem);
  const likeliest = meant.filter(({ stem }, at) => stems.indexOf(stem) === at).slice(0, TRIED);
  return likeliest.length === 0 ? [word.word] : likeliest.map((each) => each.word);
}

/** The text with the likeliest words first, then with each word's next one. */
function readingsOf(meant: readonly string[][]): string[][] {
  const most = Math.max(...meant.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => meant.map((words) => words[at] ?? words[0] ?? ''));
}

/** What a text finds in every register, and the text it was read as when nothing is called as it was typed. */
export async function searchEverywhere(
  search: Search,
  text: string,
): Promise<{ data: SearchHit[]; reading?: string }> {
  const { db } = search;
  const words = await withStems(db, searchedWords(text));
  const hits = await found(search, text, words);
  if (hits.length > 0) return { data: await withFragments(db, hits, text) };
  const candidates: string[][] = [];
  // One after another: each may ask every register.
  for (const word of words) candidates.push(await meantOf(search, word, words.length === 1));
  for (const meant of readingsOf(candidates)) {
    if (meant.every((word, at) => word === words[at]?.word)) continue;
    const reading = meant.join(' ');
    const alike = await found(search, reading, await withStems(db, meant));
    if (alike.length > 0) return { data: await withFragments(db, alike, reading), reading };
  }
  return { data: [] };
}

async function withFragments(db: Db, hits: readonly SearchHit[], text: string): Promise<SearchHit[]> {
  const inFiles = await fileFragments(db, hits, text);
  return hits.map((hit) => ({ ...hit, in_file: inFiles.get(`${hit.kind}:${String(hit.id)}`) }));
}
