import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import type { Trx } from './database';
import { asked, type SharedQuestion, sideBySide, wholeOf } from './side-by-side';
import { beforeCommit, transactOn } from './transact';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A question that answers each item by its double, and the lists of items it was asked for. */
function aQuestion(writes: boolean, lists: string[]): SharedQuestion<number, number> {
  return {
    writes,
    askAll: async (_trx, items) => {
      lists.push(`${writes ? 'write' : 'read'} ${items.join()}`);
      return items.map((item) => item * 2);
    },
  };
}

const run = <Result>(works: readonly ((trx: Trx) => Promise<Result>)[]) =>
  transactOn(database.db)((trx) => sideBySide(trx, works));

test('what all ask alike is asked once, in their order; each is given its own answer', async () => {
  const lists: string[] = [];
  const question = aQuestion(false, lists);
  const ended = await run([3, 1, 2].map((item) => (trx: Trx) => asked(trx, question, item)));
  expect(ended).toEqual([{ result: 6 }, { result: 2 }, { result: 4 }]);
  expect(lists).toEqual(['read 3,1,2']);
});

test('outside of such a run a question is asked at once', async () => {
  const lists: string[] = [];
  expect(await asked(database.db, aQuestion(false, lists), 4)).toBe(8);
  expect(lists).toEqual(['read 4']);
});

test('nobody writes before all have read, whichever way each of them goes', async () => {
  const lists: string[] = [];
  const reading = aQuestion(false, lists);
  const writing = aQuestion(true, lists);
  await run([
    (trx: Trx) => asked(trx, writing, 1),
    async (trx: Trx) => {
      await asked(trx, reading, 2);
      await asked(trx, reading, 3);
      return asked(trx, writing, 4);
    },
  ]);
  expect(lists).toEqual(['read 2', 'read 3', 'write 1,4']);
});

test('one that fails is not waited for, and says whether it has written', async () => {
  const lists: string[] = [];
  const reading = aQuestion(false, lists);
  const writing = aQuestion(true, lists);
  const failure = new Error('refused');
  const ended = await run([
    async (trx: Trx) => {
      await asked(trx, reading, 1);
      throw failure;
    },
    async (trx: Trx) => {
      await asked(trx, reading, 2);
      await asked(trx, writing, 2);
      throw failure;
    },
    async (trx: Trx) => {
      await asked(trx, reading, 3);
      await asked(trx, writing, 3);
      return asked(trx, reading, 4);
    },
  ]);
  expect(ended).toEqual([
    { error: failure, hasWritten: false },
    { error: failure, hasWritten: true },
    { result: 8 },
  ]);
  expect(lists).toEqual(['read 1,2,3', 'write 2,3', 'read 4']);
});

test('a question that fails is told to all who asked it', async () => {
  const failure = new Error('no answer');
  const question: SharedQuestion<number, number> = {
    writes: true,
    askAll: () => Promise.reject(failure),
  };
  const ended = await run([1, 2].map((item) => (trx: Trx) => asked(trx, question, item)));
  expect(ended).toEqual([
    { error: failure, hasWritten: true },
    { error: failure, hasWritten: true },
  ]);
});

test('what one puts at the end is done at the end of the transaction, and all of them are one transaction', async () => {
  const steps: string[] = [];
  const wholes = await transactOn(database.db)(async (trx) => {
    const ended = await sideBySide(
      trx,
      [1, 2].map((at) => async (inner: Trx) => {
        await beforeCommit(inner, async () => void steps.push(`end ${String(at)}`));
        return wholeOf(inner) === trx;
      }),
    );
    steps.push('work');
    return ended;
  });
  expect(wholes).toEqual([{ result: true }, { result: true }]);
  expect(steps).toEqual(['work', 'end 1', 'end 2']);
});
