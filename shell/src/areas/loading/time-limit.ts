export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Parts of a limit that are counted off one by one. */
const PARTS = 10;

/**
 * The promise's outcome, or a rejection when it has not settled within the limit in milliseconds. Only time in which the
 * page could work counts: while its thread is held or the computer sleeps, one part goes by at most, and what has
 * arrived by the end has its turn before the end does.
 */
export function withTimeLimit<T>(promise: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = PARTS;
    const clock = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(clock);
      setTimeout(reject, 0, new TimeLimitError(`No answer within ${String(limit)} ms`));
    }, limit / PARTS);
    promise.then(resolve, reject).finally(() => {
      clearInterval(clock);
    });
  });
}
