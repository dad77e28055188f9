import { use, useEffect, useState } from 'react';

/** A value that is loaded once, when first asked for; a failure is kept only until somebody starts anew. */
export interface LazyValue<T> {
  /** Loads unless the value is there or on its way; an earlier failure is forgotten. */
  start: () => Promise<T>;
  /** The promise as it stands, started when nobody has; a failure stays a failure. */
  current: () => Promise<T>;
  /** The value when it is there already. */
  loaded: () => { value: T } | null;
}

/** A promise as React's `use` reads it: with its outcome on it there is nothing to wait for. */
type Settled<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

/** Makes a lazy value; unlike React.lazy it does not remember a failed download for ever. */
export function lazyValue<T>(load: () => Promise<T>): LazyValue<T> {
  let promise: Settled<T> | null = null;
  let hasFailed = false;

  const begin = (): Settled<T> => {
    const begun: Settled<T> = load();
    begun.then(
      (value) => {
        begun.status = 'fulfilled';
        begun.value = value;
      },
      () => {
        hasFailed = true;
      },
    );
    return begun;
  };
  return {
    current: () => (promise ??= begin()),
    loaded: () => (promise?.status === 'fulfilled' ? { value: promise.value as T } : null),
    start: () => {
      if (hasFailed || promise === null) {
        hasFailed = false;
        promise = begin();
      }
      return promise;
    },
  };
}

/**
 * The loaded value; suspends while it is on its way and throws what made it fail. What is there already is shown in
 * the same frame. The promise is read in every render: React counts the calls when it repeats one that suspended.
 */
export function useLazy<T>(value: LazyValue<T>): T {
  return use(value.current());
}

/**
 * The loaded value, null while it is on its way; throws what made it fail. For the page itself: a place that suspends
 * shows what has come no sooner than 300 ms after what it showed meanwhile, and the rows would wait for that.
 */
export function useLoaded<T>(value: LazyValue<T>): { value: T } | null {
  const [outcome, setOutcome] = useState<{ of: LazyValue<T>; failure: { error: unknown } | null } | null>(
    null,
  );
  const loaded = value.loaded();
  const isThere = loaded !== null;
  useEffect(() => {
    if (isThere) return undefined;
    let isWanted = true;
    const settle = (failure: { error: unknown } | null) => {
      if (isWanted) setOutcome({ of: value, failure });
    };
    value.current().then(
      () => {
        settle(null);
      },
      (error: unknown) => {
        settle({ error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [value, isThere]);
  if (outcome !== null && outcome.of === value && outcome.failure !== null) throw outcome.failure.error;
  return loaded;
}
