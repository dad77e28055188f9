/** Bytes of a content, both ends included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

const SINGLE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/i;

/**
 * What a request's `Range` asks of a content of so many bytes: one range, cut to what there is; `beyond` when nothing of
 * it is there; null when the whole is to be sent: no range, several of them, another unit or one that is ill written.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [found, from, to, tail] = SINGLE.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (found === undefined) return null;
  if (tail !== undefined) {
    if (Number(tail) === 0 || size === 0) return 'beyond';
    return { start: Math.max(0, size - Number(tail)), end: size - 1 };
  }
  const start = Number(from);
  const end = to === undefined || to === '' ? Infinity : Number(to);
  if (end < start) return null;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'beyond';
}

/** Whether a range may be answered with a part: the condition of `If-Range`, if there is one, names this very content. */
export function isRangeOf(etag: string, condition: string | string[] | undefined): boolean {
  return condition === undefined || condition === etag;
}
