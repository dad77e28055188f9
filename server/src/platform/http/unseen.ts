import { Forbidden, NotFound } from './errors';

/**
 * Runs a check whether something may be read whose number alone was said: a refusal reads as if there were nothing
 * by that number, whatever it is refused for, since the difference would tell that there is.
 */
export async function unseen<T>(missing: string, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof Forbidden || error instanceof NotFound ? new NotFound(missing) : error;
  }
}
