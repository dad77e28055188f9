import { sql } from 'kysely';
import type { Db, Transact, Trx } from './database';
import { whileHolding } from './held-connection';
import { shareMemory } from './remembered';

interface Steps {
  beforeCommit: ((trx: Trx) => Promise<void>)[];
  afterCommit: (() => void)[];
}

const stepsOf = new WeakMap<Trx, Steps>();

/**
 * Puts work at the very end of a use case, where the locks it takes are held for the shortest time and always taken
 * last, so that two use cases cannot wait for each other. In a plain transaction the work is done at once.
 */
export async function beforeCommit(trx: Trx, work: (trx: Trx) => Promise<void>): Promise<void> {
  const steps = stepsOf.get(trx);
  if (steps === undefined) await work(trx);
  else steps.beforeCommit.push(work);
}

/** Runs when the use case has been committed, and never when it was rolled back. */
export function afterCommit(trx: Trx, work: () => void): void {
  stepsOf.get(trx)?.afterCommit.push(work);
}

/**
 * A runner of use cases: everything inside commits together or not at all. Inside, the pool refuses whoever asks it for
 * another connection.
 */
export function transactOn(db: Db): Transact {
  return async (work) => {
    const steps: Steps = { beforeCommit: [], afterCommit: [] };
    const result = await db.transaction().execute((trx) =>
      whileHolding(async () => {
        stepsOf.set(trx, steps);
        const answer = await work(trx);
        for (const step of steps.beforeCommit) await step(trx);
        return answer;
      }),
    );
    for (const step of steps.afterCommit) step();
    return result;
  };
}

/** The same transaction under a name of its own, with the same end and the same memory. */
export function underOtherName(trx: Trx): Trx {
  const other: Trx = trx.withTables<Record<never, never>>();
  const steps = stepsOf.get(trx);
  if (steps !== undefined) stepsOf.set(other, steps);
  shareMemory(trx, other);
  return other;
}

/**
 * A runner of use cases inside an open transaction: each of them is whole or leaves nothing, and what one refuses the
 * others do not feel. What they put at the end is done at the end of the transaction, in their order.
 */
export function transactWithin(trx: Trx): Transact {
  const outer = stepsOf.get(trx);
  if (outer === undefined) throw new Error('There is no use case to run others within');
  return async (work) => {
    // The same connection under another name: what a refused use case has put at the end goes with it.
    const inner = underOtherName(trx);
    const steps: Steps = { beforeCommit: [], afterCommit: [] };
    stepsOf.set(inner, steps);
    await sql`savepoint use_case`.execute(trx);
    let result;
    try {
      result = await work(inner);
    } catch (error) {
      await sql`rollback to savepoint use_case`.execute(trx);
      throw error;
    }
    await sql`release savepoint use_case`.execute(trx);
    outer.beforeCommit.push(...steps.beforeCommit.map((step) => () => step(inner)));
    outer.afterCommit.push(...steps.afterCommit);
    stepsOf.set(inner, outer);
    return result;
  };
}
