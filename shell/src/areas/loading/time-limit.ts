export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** The promise's outcome, or a rejection when it has not settled within the limit in milliseconds. */
export function withTimeLimit<T>(promise: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TimeLimitError(`No answer within ${String(limit)} ms`));
    }, limit);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
