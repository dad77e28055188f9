import type { SearchHit } from 'shared/contract/list/search';
import { fileFragments } from '../file-texts/file-search.service';
import type { ListContext } from '../lists/list-resource';
import { searchedWords } from '../lists/list-search';
import type { Register } from '../lists/register-catalogue';
import type { Db } from '../platform/database/database';
import { mayHaveSlip, meantWord } from './one-slip';
import { findBySum, findDeclined, findHits, textsAlike, withStems } from './search.repository';
import type { SearchedWord } from './searched-word';

interface Search {
  db: Db;
  registers: readonly Register<object>[];
  context: ListContext;
}

const gathered = async (parts: readonly Promise<SearchHit[]>[]) => (await Promise.all(parts)).flat();

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
  const hits = await gathered(registers.map((register) => inRegister(search, register, { text, words })));
  const known = new Set(hits.map(({ url }) => url));
  const bySum = await gathered(registers.map((register) => findBySum(db, register, { text, context })));
  return [...hits, ...bySum.filter(({ url }) => !known.has(url))];
}

async function meantOf({ db, registers, context }: Search, word: SearchedWord): Promise<string> {
  if (!mayHaveSlip(word)) return word.word;
  const texts = await Promise.all(registers.map((register) => textsAlike(db, register, { word, context })));
  return meantWord(word, texts.flat()) ?? word.word;
}

/** What a text finds in every register, and the text it was read as when nothing is called as it was typed. */
export async function searchEverywhere(
  search: Search,
  text: string,
): Promise<{ data: SearchHit[]; reading?: string }> {
  const words = await withStems(search.db, searchedWords(text));
  const hits = await found(search, text, words);
  if (hits.length > 0) return { data: await withFragments(search.db, hits, text) };
  const meant = await Promise.all(words.map((word) => meantOf(search, word)));
  if (meant.every((word, at) => word === words[at]?.word)) return { data: [] };
  const reading = meant.join(' ');
  const alike = await found(search, reading, await withStems(search.db, meant));
  return alike.length === 0
    ? { data: [] }
    : { data: await withFragments(search.db, alike, reading), reading };
}

async function withFragments(db: Db, hits: readonly SearchHit[], text: string): Promise<SearchHit[]> {
  const inFiles = await fileFragments(db, hits, text);
  return hits.map((hit) => ({ ...hit, in_file: inFiles.get(`${hit.kind}:${String(hit.id)}`) }));
}
