import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from './file-store';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';
import { TinyS3 } from '../testing/tiny-s3';

let root: string;
let tiny: TinyS3;
let endpoint: string;
beforeEach(async () => {
  root = await mkdtemp('/tmp/files-');
  tiny = new TinyS3();
  endpoint = await tiny.start();
});
afterEach(async () => {
  await tiny.stop();
  await rm(root, { recursive: true, force: true });
});

/** As on a disk that is nearly full: of a file this process writes so many bytes fit, and no more. */
async function withRoomFor<T>(bytes: number, work: () => Promise<T>): Promise<T> {
  const limit = (most: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${String(most)}:`]);
  // Told of the limit by a signal nobody listens to, the process would end.
  const listen = () => undefined;
  process.on('SIGXFSZ', listen);
  limit(bytes);
  try {
    return await work();
  } finally {
    limit('unlimited');
    process.off('SIGXFSZ', listen);
  }
}

const stores: Record<string, () => FileStore> = {
  folder: () => folderStore(root),
  s3: () =>
    s3Store({ endpoint, bucket: 'bucket', accessKey: 'key', secretKey: 'secret', region: 'us-east-1' }),
};

async function everythingKept(): Promise<string[]> {
  const files = (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  return [...files.map((entry) => entry.name), ...tiny.objects.keys()];
}

const large = Buffer.alloc(12 * 1024 * 1024, 'Договор поставки. ');
const sha = (content: Buffer) => createHash('sha256').update(content).digest('hex');

describe.each(Object.keys(stores))('files in a %s', (kind) => {
  let store: FileStore;
  beforeEach(() => (store = stores[kind]?.() as FileStore));

  it.each([
    ['small', Buffer.from('Договор')],
    ['empty', Buffer.of()],
    ['large', large],
  ])('come back as they were put: %s', async (_, content) => {
    const stored = await store.put(Readable.from([content.subarray(0, 100), content.subarray(100)]));
    expect(stored).toEqual({ sha256: sha(content), size: content.length });
    expect((await buffer(await store.get(stored.sha256))).equals(content)).toBe(true);
  });

  it('come back in part where a part is asked for, an end of them and a single byte too', async () => {
    const { sha256 } = await store.put(Readable.from([large]));
    const part = async (start: number, end: number) => buffer(await store.get(sha256, { start, end }));
    for (const [start, end] of [
      [0, 0],
      [7_000_001, 7_000_300],
      [large.length - 5, large.length - 1],
    ] as const)
      expect((await part(start, end)).equals(large.subarray(start, end + 1))).toBe(true);
    await expect(store.get('0'.repeat(64), { start: 0, end: 0 })).rejects.toMatchObject({ status: 404 });
  });

  it('are kept once however often they are put', async () => {
    await store.put(Readable.from([Buffer.from('same')]));
    await store.put(Readable.from([Buffer.from('same')]));
    expect(await everythingKept()).toHaveLength(1);
  });

  it('leave nothing behind when their source breaks off', async () => {
    async function* broken() {
      yield large.subarray(0, 6 * 1024 * 1024);
      throw new Error('the browser went away');
    }
    await expect(store.put(Readable.from(broken()))).rejects.toThrow();
    expect(await everythingKept()).toEqual([]);
    expect(tiny.unfinished).toBe(0);
  });

  it('are gone after a deletion, which may be repeated', async () => {
    const { sha256 } = await store.put(Readable.from([Buffer.from('gone')]));
    await store.delete(sha256);
    await store.delete(sha256);
    await expect(store.get(sha256)).rejects.toMatchObject({ status: 404 });
  });

  it('are listed with the moment they were last put', async () => {
    const put = async (text: string) => (await store.put(Readable.from([Buffer.from(text)]))).sha256;
    const wanted = [await put('one'), await put('two'), await put('three')].sort();
    const found: string[] = [];
    for await (const { sha256, keptSince } of store.contents()) {
      found.push(sha256);
      expect(Math.abs(Date.now() - keptSince.getTime())).toBeLessThan(60_000);
    }
    expect(found.sort()).toEqual(wanted);
  });

  it('that were never finished are dropped, and those under way are not', async () => {
    const { sha256 } = await store.put(Readable.from([Buffer.from('kept')]));
    await mkdir(path.join(root, 'drafts'), { recursive: true });
    await writeFile(path.join(root, 'drafts', '0123'), 'half');
    tiny.objects.set('drafts/0123', Buffer.from('half'));
    tiny.leaveUnfinished();
    await store.dropDrafts(new Date(Date.now() - 3_600_000));
    const isDraft = (name: string) => name.endsWith('0123');
    expect((await everythingKept()).filter(isDraft)).toHaveLength(2);
    await store.dropDrafts(new Date(Date.now() + 60_000));
    expect((await everythingKept()).filter(isDraft)).toHaveLength(1);
    expect(tiny.unfinished).toBe(kind === 's3' ? 0 : 1);
    await expect(store.get(sha256)).resolves.toBeDefined();
  });

  it('are never looked for outside their place', async () => {
    await writeFile(path.join(root, 'secret'), 'x');
    await expect(store.get('../secret')).rejects.toMatchObject({ status: 404 });
  });
});

it('a file whose end does not fit on the disk is refused, and nothing is left of it', async () => {
  const content = Readable.from([large.subarray(0, 1_000_000), large.subarray(1_000_000, 1_300_000)]);
  await withRoomFor(1_200_000, () =>
    expect(folderStore(root).put(content)).rejects.toMatchObject({ code: 'EFBIG' }),
  );
  expect(await everythingKept()).toEqual([]);
});
