import { http } from '../../../http/http';

/** What comes at once: most contracts whole, of a scan of sixty megabytes the part its first page usually stands in. Bytes. */
export const FIRST_PART = 1024 * 1024;

/** How a file begins. */
export interface FileStart {
  url: string;
  /** The first bytes, all of them when the file is short or the server sends no parts. */
  first: ArrayBuffer;
  /** Of the whole, in bytes. */
  size: number;
  /** Which content the parts are of; null when the server does not say. */
  etag: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Whole size by `content-range: bytes 0-9/100`; null when the answer is not a part. */
function sizeIn(contentRange: unknown): number | null {
  const size = Number(textOf(contentRange)?.split('/')[1]);
  return Number.isSafeInteger(size) ? size : null;
}

/** The beginning of a file; the whole of it from a server that sends no parts. */
export async function fetchFileStart(url: string, signal?: AbortSignal): Promise<FileStart> {
  const { data, status, headers } = await http.get<Blob>(url, {
    responseType: 'blob',
    timeout: 0,
    signal,
    headers: { Range: `bytes=0-${String(FIRST_PART - 1)}` },
  });
  const size = status === 206 ? sizeIn(headers['content-range']) : null;
  return { url, first: await data.arrayBuffer(), size: size ?? data.size, etag: textOf(headers.etag) };
}

/** Bytes of the same content from `begin` up to, without, `end`; refuses when the file has become another one. */
export async function fetchFilePart(
  { url, etag }: FileStart,
  { begin, end, signal }: { begin: number; end: number; signal?: AbortSignal },
): Promise<Uint8Array> {
  const { data, status } = await http.get<Blob>(url, {
    responseType: 'blob',
    timeout: 0,
    signal,
    headers: {
      Range: `bytes=${String(begin)}-${String(end - 1)}`,
      ...(etag !== null && { 'If-Range': etag }),
    },
  });
  if (status !== 206 || data.size !== end - begin) throw new RangeError('Another content was sent');
  return new Uint8Array(await data.arrayBuffer());
}
