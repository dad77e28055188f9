import type { Db } from './database';

/** What a long run has asked of books, by the question; whoever makes it decides how long it is kept. */
export type Memory = Map<string, Promise<unknown>>;

const memories = new WeakMap<Db, Memory>();

/** Whoever asks by `remembered` within the transaction is answered from the memory. */
export function lendMemory(trx: Db, memory: Memory): void {
  memories.set(trx, memory);
}

/** The same transaction under another name has the same memory. */
export function shareMemory(trx: Db, other: Db): void {
  const memory = memories.get(trx);
  if (memory !== undefined) memories.set(other, memory);
}

/** Nothing is known any more of the resource: one of its records may have become another. */
export function forgetResource(memory: Memory, resource: string): void {
  for (const question of memory.keys()) if (question.startsWith(`${resource} `)) memory.delete(question);
}

/**
 * The answer to a question that many rows of a long run ask alike: within a run with a memory it is asked once, in every
 * other transaction each time. The question begins with the resource it is about. A failure is not kept.
 */
export function remembered<Answer>(db: Db, question: string, ask: () => Promise<Answer>): Promise<Answer> {
  const memory = memories.get(db);
  if (memory === undefined) return ask();
  const known = memory.get(question) as Promise<Answer> | undefined;
  if (known !== undefined) return known;
  const asked = ask();
  memory.set(question, asked);
  asked.catch(() => memory.delete(question));
  return asked;
}
