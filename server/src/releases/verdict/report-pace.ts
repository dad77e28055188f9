import { TooManyRequests } from '../../platform/http/errors';
import { BoundedMap } from '../bounded-map';

/**
 * Batches that one person may send within the window. While a version is watched each page sends one, and one per failure:
 * this is a page a second, faster than a person opens any, since a refusal is an error on the page that met it.
 */
const MOST = 600;
const WINDOW_MS = 10 * 60_000;
/** People remembered by a node; the others begin anew. */
const REMEMBERED = 20_000;

/** Counts the batches of each person on this node; refuses with 429 when there are more than a browser sends. */
export function createReportPace(): (userId: number, now: Date) => void {
  const windows = new BoundedMap<{ endsAt: number; batches: number }>(REMEMBERED);
  return (userId, now) => {
    const at = now.getTime();
    const known = windows.get(String(userId));
    const current =
      known === undefined || known.endsAt <= at ? { endsAt: at + WINDOW_MS, batches: 0 } : known;
    current.batches += 1;
    windows.set(String(userId), current);
    if (current.batches > MOST)
      throw new TooManyRequests((current.endsAt - at) / 1000, 'Слишком много сообщений о работе разделов');
  };
}
