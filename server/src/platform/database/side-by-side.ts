import type { Db, Trx } from './database';
import { underOtherName } from './transact';

/** What several use cases of one transaction ask alike: a statement answers for all of them, in their order. */
export interface SharedQuestion<Item, Answer> {
  /** Whether it changes or holds anything: it then waits until no use case of the run has anything left to read. */
  writes: boolean;
  askAll: (trx: Trx, items: readonly Item[]) => Promise<readonly Answer[]>;
}

/** How one of the use cases of a run has ended; a failure that has written leaves the transaction with half of it. */
export type Ended<Result> = { result: Result } | { error: unknown; hasWritten: boolean };

interface Lane {
  run: Run;
  /** Its place among the others. */
  at: number;
  hasWritten: boolean;
}

interface Waiting {
  lane: Lane;
  question: SharedQuestion<unknown, unknown>;
  item: unknown;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

const lanes = new WeakMap<Db, Lane>();

async function send(trx: Trx, waiting: readonly Waiting[]): Promise<void> {
  for (const question of new Set(waiting.map((each) => each.question))) {
    const alike = waiting.filter((each) => each.question === question);
    if (question.writes) for (const { lane } of alike) lane.hasWritten = true;
    try {
      const answers = await question.askAll(
        trx,
        alike.map(({ item }) => item),
      );
      for (const [at, { resolve }] of alike.entries()) resolve(answers[at]);
    } catch (error) {
      for (const { reject } of alike) reject(error);
    }
  }
}

/** Use cases that go on side by side: as soon as each of them waits for an answer, what they ask is asked. */
class Run {
  constructor(
    readonly trx: Trx,
    private active: number,
  ) {}

  private waiting: Waiting[] = [];

  wait(asked: Omit<Waiting, 'resolve' | 'reject'>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...asked, resolve, reject });
      this.look();
    });
  }

  leave(): void {
    this.active -= 1;
    this.look();
  }

  private look(): void {
    if (this.waiting.length === 0 || new Set(this.waiting.map(({ lane }) => lane)).size < this.active) return;
    // What holds something comes when all have read, so that they take it together and in one order.
    const reading = this.waiting.filter(({ question }) => !question.writes);
    const next = reading.length > 0 ? reading : this.waiting;
    this.waiting = this.waiting.filter((each) => !next.includes(each));
    void send(
      this.trx,
      next.toSorted((a, b) => a.lane.at - b.lane.at),
    );
  }
}

/** The transaction itself, under whichever name a use case of a run side by side has been given it. */
export const wholeOf = (trx: Trx): Trx => lanes.get(trx)?.run.trx ?? trx;

/** The answer to the question: asked at once, or together with the others that go on side by side. */
export async function asked<Item, Answer>(
  trx: Db,
  question: SharedQuestion<Item, Answer>,
  item: Item,
): Promise<Answer> {
  const lane = lanes.get(trx);
  if (lane !== undefined) {
    const shared = question as SharedQuestion<unknown, unknown>;
    return (await lane.run.wait({ lane, question: shared, item })) as Answer;
  }
  // A plain reading may be asked of the pool; what writes is given the transaction it came in.
  const [answer] = await question.askAll(trx as Trx, [item]);
  return answer as Answer;
}

/**
 * Does the works side by side in the transaction, each under a name of its own: what they ask by `asked` is one
 * statement for all of them. None of them can be taken back alone: whoever began the transaction takes it back when one
 * fails that has written.
 */
export async function sideBySide<Result>(
  trx: Trx,
  works: readonly ((trx: Trx) => Promise<Result>)[],
): Promise<Ended<Result>[]> {
  const run = new Run(trx, works.length);
  return Promise.all(
    works.map(async (work, at): Promise<Ended<Result>> => {
      const inner = underOtherName(trx);
      const lane: Lane = { run, at, hasWritten: false };
      lanes.set(inner, lane);
      try {
        return { result: await work(inner) };
      } catch (error) {
        return { error, hasWritten: lane.hasWritten };
      } finally {
        lanes.delete(inner);
        run.leave();
      }
    }),
  );
}
