import type { Db } from './database';
import { forgetResource, lendMemory, type Memory, remembered, shareMemory } from './remembered';

const transaction = () => ({}) as Db;

/** A book whose answers are counted. */
function aBook() {
  let asked = 0;
  return {
    ask: () => Promise.resolve((asked += 1)),
    refuse: () => Promise.reject(new Error(`refused ${String((asked += 1))}`)),
    asked: () => asked,
  };
}

test('without a memory every question is asked anew', async () => {
  const book = aBook();
  const trx = transaction();
  await remembered(trx, 'measures 1', book.ask);
  await remembered(trx, 'measures 1', book.ask);
  expect(book.asked()).toBe(2);
});

test('with one it is asked once, under every name of the transaction and in the next one', async () => {
  const book = aBook();
  const memory: Memory = new Map();
  const [trx, inner, next] = [transaction(), transaction(), transaction()];
  lendMemory(trx, memory);
  shareMemory(trx, inner);
  lendMemory(next, memory);
  const answers = [trx, inner, next].map((db) => remembered(db, 'measures 1', book.ask));
  expect(await Promise.all(answers)).toEqual([1, 1, 1]);
  expect(await remembered(trx, 'measures 2', book.ask)).toBe(2);
});

test('what was written of a resource is asked anew, and of another one with a like name is not', async () => {
  const book = aBook();
  const memory: Memory = new Map();
  const trx = transaction();
  lendMemory(trx, memory);
  await remembered(trx, 'agreement-types 1', book.ask);
  await remembered(trx, 'agreement-types-of-another 1', book.ask);
  forgetResource(memory, 'agreement-types');
  expect(await remembered(trx, 'agreement-types-of-another 1', book.ask)).toBe(2);
  expect(await remembered(trx, 'agreement-types 1', book.ask)).toBe(3);
});

test('a failure is not kept', async () => {
  const book = aBook();
  const trx = transaction();
  lendMemory(trx, new Map());
  await expect(remembered(trx, 'numerators 1', book.refuse)).rejects.toThrow('refused 1');
  await expect(remembered(trx, 'numerators 1', book.refuse)).rejects.toThrow('refused 2');
});
