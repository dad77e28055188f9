import type { Db, Transact, Trx } from './database';
import { whileHolding } from './held-connection';

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
