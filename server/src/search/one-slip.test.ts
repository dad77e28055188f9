import { intactHalves, isOneSlipAway, mayHaveSlip, meantWord } from './one-slip';
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
    (typed) => !intactHalves(typed).some(({ around }) => new RegExp(around).test(`елена ${word} андреевна`)),
  );
  expect(lost).toEqual([]);
});

test('a word is meant by what is typed declined or not to its end, and no word by what stands there', () => {
  const texts = ['щербакова елена андреевна', 'кулакова анна'];
  expect(meantWord({ word: 'щебракова', stem: 'щебраков' }, texts)).toBe('щербакова');
  expect(meantWord({ word: 'щебраковой', stem: 'щебраков' }, texts)).toBe('щербакова');
  expect(meantWord({ word: 'щебрак', stem: 'щебрак' }, texts)).toBe('щербакова');
  expect(meantWord({ word: 'кулаковой', stem: 'кулаков' }, texts)).toBeNull();
  const parted = ['поставка экскаватора-погрузчика', 'аренда экскаватора-погрузчика'];
  expect(meantWord({ word: 'экскаваотра', stem: 'экскаваотр' }, parted)).toBe('экскаватора');
  expect(meantWord({ word: 'погрзчика', stem: 'погрзчик' }, parted)).toBe('погрузчика');
  expect(meantWord({ word: 'экскаватора-погрзчика', stem: 'экскаватора-погрзчик' }, parted)).toBe(
    'экскаватора-погрузчика',
  );
  expect(meantWord({ word: 'поставка', stem: 'поставк' }, texts)).toBeNull();
});

test('a slip in the second part of a word with a hyphen leaves a half where that part stands', () => {
  const holds = (stem: string, text: string) =>
    intactHalves(stem).some(({ around }) => new RegExp(around).test(text));
  expect(holds('погрзчик', 'поставка экскаватора-погрузчика')).toBe(true);
  expect(holds('погрзчик', 'поставка')).toBe(false);
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
