import { use } from 'react';

/** A value that is loaded once, when first asked for; a failure is kept only until somebody starts anew. */
export interface LazyValue<T> {
  /** Loads unless the value is there or on its way; an earlier failure is forgotten. */
  start: () => Promise<T>;
  /** The promise as it stands, started when nobody has; a failure stays a failure. */
  current: () => Promise<T>;
  /** The value when it is there already. */
  loaded: () => { value: T } | null;
}

/** Makes a lazy value; unlike React.lazy it does not remember a failed download for ever. */
export function lazyValue<T>(load: () => Promise<T>): LazyValue<T> {
  let promise: Promise<T> | null = null;
  let hasFailed = false;
  let done: { value: T } | null = null;

  const current = () => {
    promise ??= load().then(
      (value) => {
        done = { value };
        return value;
      },
      (error: unknown) => {
        hasFailed = true;
        throw error;
      },
    );
    return promise;
  };
  return {
    current,
    loaded: () => done,
    start: () => {
      if (hasFailed) {
        hasFailed = false;
        promise = null;
      }
      return current();
    },
  };
}

/** The loaded value; suspends while it is on its way and throws what made it fail. */
export function useLazy<T>(value: LazyValue<T>): T {
  const loaded = value.loaded();
  // What is there already is shown in the same frame: `use` would suspend once even for a settled promise.
  return loaded === null ? use(value.current()) : loaded.value;
}
