import { withTimeLimit } from './time-limit';

/** Milliseconds the server may take to show that it is there. */
const LIMIT = 5000;

/** True when the server answers anything at all: what does not load then is at fault itself. Never rejects. */
export async function isServerReachable(): Promise<boolean> {
  try {
    await withTimeLimit(fetch('/config.json', { cache: 'no-store' }), LIMIT);
    return true;
  } catch {
    return false;
  }
}
