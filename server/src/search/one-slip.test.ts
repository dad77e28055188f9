import { intactHalves, isOneSlipAway, mayHaveSlip, meantWords } from './one-slip';
import { sumsOf } from './sum-text';

test.each([
  ['щебракова', 'щербакова', true],
  ['щербкова', 'щербакова', true],
  ['щерббакова', 'щербакова', true],
  ['шербакова', 'щербакова', true],
  ['щербакова', 'щербакова', false],
  ['щебркаова', 'щербакова', false],
])('%s is one slip away from %s: %s', (typed, meant, isAway) => {
  expect(isOneSlipAway(typed, meant)).toBe(isAway);
});

test('a slip anywhere in a word leaves one of its halves where it stands', () => {
  const word = 'щербакова';
  const slips = Array.from(word, (letter, at) => [
    `${word.slice(0, at)}${word.slice(at + 1)}`,
    `${word.slice(0, at)}ю${word.slice(at + 1)}`,
    `${word.slice(0, at)}ю${word.slice(at)}`,
    `${word.slice(0, at)}${word[at + 1] ?? ''}${letter}${word.slice(at + 2)}`,
  ]).flat();
  const lost = slips.filter(
    (typed) => !intactHalves(typed).some(({ around }) => new RegExp(around).test(word)),
  );
  expect(lost).toEqual([]);
});

test('a word is meant by what is typed declined or not to its end, and never itself', () => {
  const spelled = ['елена', 'кулакова', 'щербакова', 'щербакову'];
  const meant = (word: string, stem: string) => meantWords({ word, stem }, spelled);
  expect(meant('щебракову', 'щебраков')).toEqual(['щербакову', 'щербакова']);
  expect(meant('щебраковой', 'щебраков')).toEqual(['щербакова', 'щербакову']);
  expect(meant('щебрак', 'щебрак')).toEqual(['щербакова', 'щербакову']);
  expect(meant('кулаковой', 'кулаков')).toEqual([]);
  expect(meant('поставка', 'поставк')).toEqual([]);
  expect(meantWords({ word: 'щебракова', stem: 'щебраков' }, ['щебракову', 'щербакова'])).toEqual([
    'щербакова',
  ]);
});

test('a short word and a number have no slips', () => {
  const isWorth = (word: string) => mayHaveSlip({ word, stem: word });
  expect(['ким', 'орел', '7707083893', '112/2026-п'].filter(isWorth)).toEqual([]);
  expect(isWorth('кирилов')).toBe(true);
});

test.each([
  ['1 200 000', '1200000.00', '1200000.99'],
  ['1\u00a0200\u00a0000,50\u00a0₽', '1200000.50', '1200000.50'],
  ['1200000,5', '1200000.50', '1200000.50'],
  ['1200000 руб.', '1200000.00', '1200000.99'],
])('%s is a sum', (text, gte, lte) => {
  expect(sumsOf(text)).toEqual({ gte, lte });
});

test.each(['12/2026', '12 34', '20.11.2026', '1 200 000 штук', '99', ''])('%s is no sum', (text) => {
  expect(sumsOf(text)).toBeNull();
});
