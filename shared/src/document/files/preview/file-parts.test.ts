import { errorOf } from '../../../http/http';
import { reply, stubNetwork } from '../../../testing/testing';
import { fetchFilePart, fetchFileStart, FIRST_PART } from './file-parts';

const SIZE = 60 * 1024 * 1024;
const BYTES = new ArrayBuffer(FIRST_PART);
/** A body as a browser hands it over; the one of the tests cannot be read as bytes. */
const aPart = (size: number) => ({ size, arrayBuffer: () => Promise.resolve(new ArrayBuffer(size)) });
const HEAVY = { url: '/files/5', first: BYTES, size: SIZE, etag: '"abc"' };

test('of a heavy scan the beginning comes, and its whole size', async () => {
  const network = stubNetwork({
    'GET /files/5': reply(206, aPart(FIRST_PART), {
      'content-range': `bytes 0-${String(FIRST_PART - 1)}/${String(SIZE)}`,
      etag: '"abc"',
    }),
  });
  expect(await fetchFileStart('/files/5')).toMatchObject({ size: SIZE, etag: '"abc"', url: '/files/5' });
  expect(network.requests[0]?.headers.get('Range')).toBe(`bytes=0-${String(FIRST_PART - 1)}`);
});

test('a server that knows no parts sends the whole, which is taken for the whole', async () => {
  stubNetwork({ 'GET /files/5': reply(200, aPart(3_000_000)) });
  expect(await fetchFileStart('/files/5')).toMatchObject({ size: 3_000_000, etag: null });
});

test('a further part is asked of the same content only', async () => {
  const network = stubNetwork({ 'GET /files/5': reply(206, aPart(100)) });
  expect(await fetchFilePart(HEAVY, { begin: 500, end: 600 })).toHaveLength(100);
  const { headers } = network.requests[0] ?? {};
  expect([headers?.get('Range'), headers?.get('If-Range')]).toEqual(['bytes=500-599', '"abc"']);
});

test('what is not the part that was asked for is not drawn, and a refusal keeps its sentence', async () => {
  const part = () => fetchFilePart(HEAVY, { begin: 500, end: 600 });
  const network = stubNetwork({ 'GET /files/5': reply(200, aPart(1000)) });
  await expect(part()).rejects.toThrow(RangeError);
  network.answer({ 'GET /files/5': reply(206, aPart(99)) });
  await expect(part()).rejects.toThrow(RangeError);
  network.answer({ 'GET /files/5': reply(410, { message: 'Содержимое файла уничтожено по акту' }) });
  const refused = await part().catch((error: unknown) => errorOf(error).message);
  expect(refused).toBe('Содержимое файла уничтожено по акту');
});
