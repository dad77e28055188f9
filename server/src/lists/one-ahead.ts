/** The same portions in the same order; the next one is being read while the last is worked on. */
export async function* oneAhead<T>(portions: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = portions[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const read = await next;
      if (read.done === true) return;
      next = iterator.next();
      // It fails where it is awaited; nobody may be left to do so.
      next.catch(() => undefined);
      yield read.value;
    }
  } finally {
    await iterator.return?.();
  }
}
