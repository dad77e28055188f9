import { TimeLimitError, withTimeLimit } from './time-limit';

/** Milliseconds one attempt may take. */
export const AREA_TIME_LIMIT = 10_000;

/** Milliseconds before each further attempt: what fails at once fails for a moment's reason, too. */
export const PAUSES = [500, 1000, 2000];

/** How an attempt is repeated. */
export interface Attempts {
  /** How many further attempts there may be; one that took its whole time is repeated once only. */
  more: number;
  beforeNext: () => void;
}

/** Attempts within the time limit each, with growing pauses between them. */
export async function attempted<T>(attempt: () => Promise<T>, { more, beforeNext }: Attempts): Promise<T> {
  for (let at = 0; ; at += 1) {
    try {
      return await withTimeLimit(attempt(), AREA_TIME_LIMIT);
    } catch (error) {
      if (at >= more || (at > 0 && error instanceof TimeLimitError)) throw error;
      console.error('An attempt to load an area failed', error);
      await new Promise((resolve) => setTimeout(resolve, PAUSES[at]));
      beforeNext();
    }
  }
}
