import { AsyncLocalStorage } from 'node:async_hooks';

interface Hold {
  isOpen: boolean;
}

const held = new AsyncLocalStorage<Hold>();

/** Does the work for somebody who holds a connection of the pool until it ends. */
export async function whileHolding<T>(work: () => Promise<T>): Promise<T> {
  const hold: Hold = { isOpen: true };
  try {
    return await held.run(hold, work);
  } finally {
    // Timers that were set inside go on with the same context, and hold nothing any more.
    hold.isOpen = false;
  }
}

/**
 * Refuses a second connection to whoever holds one: as many such requests as the pool has connections would each wait
 * for another, and nobody would be served until all of them give up.
 */
export function refuseSecondConnection(): void {
  if (held.getStore()?.isOpen === true) {
    throw new Error('A transaction is open here: pass `trx` on instead of asking the pool again');
  }
}
