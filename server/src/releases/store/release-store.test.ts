import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { TinyS3 } from '../../platform/testing/tiny-s3';
import { folderReleaseStore } from './folder-release-store';
import { ReleaseKept, type ReleaseStore } from './release-store';
import { s3ReleaseStore } from './s3-release-store';

let root: string;
let tiny: TinyS3;
let endpoint: string;
beforeEach(async () => {
  root = await mkdtemp('/tmp/releases-');
  tiny = new TinyS3();
  endpoint = await tiny.start();
});
afterEach(async () => {
  await tiny.stop();
  await rm(root, { recursive: true, force: true });
});

const stores: Record<string, () => ReleaseStore> = {
  folder: () => folderReleaseStore(root),
  s3: () =>
    s3ReleaseStore({
      endpoint,
      bucket: 'bucket',
      accessKey: 'key',
      secretKey: 'secret',
      region: 'us-east-1',
    }),
};

async function everythingKept(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return [...files.map((entry) => entry.name), ...tiny.objects.keys()];
}

const files = (entry = 'entry()') =>
  new Map(
    Object.entries({
      'release.json': '{}',
      'remoteEntry.js': entry,
      'remoteEntry.js.br': 'brotli',
      'assets/page.js': 'page()',
    }).map(([name, content]) => [name, Buffer.from(content)]),
  );

describe.each(Object.keys(stores))('releases in a %s', (kind) => {
  let store: ReleaseStore;
  beforeEach(() => (store = stores[kind]?.() as ReleaseStore));

  const textOf = async (version: string, file: string) => {
    const kept = await store.read('mf-offers', version, file);
    return kept === null ? null : [await text(kept.stream), kept.size];
  };

  it('come back file by file, each with its size', async () => {
    expect(await store.has('mf-offers', '1.0.0')).toBe(false);
    await store.put('mf-offers', '1.0.0', files());
    expect(await store.has('mf-offers', '1.0.0')).toBe(true);
    expect(await textOf('1.0.0', 'assets/page.js')).toEqual(['page()', 6]);
    expect(await textOf('1.0.0', 'remoteEntry.js.br')).toEqual(['brotli', 6]);
    expect(await textOf('1.0.0', 'remoteEntry.js.gz')).toBeNull();
    expect(await textOf('1.0.1', 'assets/page.js')).toBeNull();
  });

  it('are never replaced', async () => {
    await store.put('mf-offers', '1.0.0', files());
    await expect(store.put('mf-offers', '1.0.0', files('stolen()'))).rejects.toThrow(ReleaseKept);
    expect(await textOf('1.0.0', 'remoteEntry.js')).toEqual(['entry()', 7]);
  });

  it('are gone after their removal, which may be repeated, and leave others alone', async () => {
    await store.put('mf-offers', '1.0.0', files());
    await store.put('mf-offers', '1.0.0-rc.1', files());
    await store.remove('mf-offers', '1.0.0');
    await store.remove('mf-offers', '1.0.0');
    expect(await store.has('mf-offers', '1.0.0')).toBe(false);
    expect(await store.has('mf-offers', '1.0.0-rc.1')).toBe(true);
    expect(await everythingKept()).toHaveLength(files().size);
  });

  it('may be put again after a removal', async () => {
    await store.put('mf-offers', '1.0.0', files());
    await store.remove('mf-offers', '1.0.0');
    await store.put('mf-offers', '1.0.0', files('again()'));
    expect(await textOf('1.0.0', 'remoteEntry.js')).toEqual(['again()', 7]);
  });

  it.each([
    ['mf-offers', '1.0.0', '../secret.js'],
    ['mf-offers', '1.0.0', '.hidden.js'],
    ['mf-offers', '1.0.0', 'assets//page.js'],
    ['..', '1.0.0', 'secret.js'],
    ['mf-offers', '..', 'secret.js'],
    ['mf-offers', '1.0.0-..', 'secret.js'],
  ])('are never looked for outside their place: %s %s %s', async (area, version, file) => {
    await writeFile(path.join(root, 'secret.js'), 'x');
    tiny.objects.set('releases/secret.js', Buffer.from('x'));
    expect(await store.read(area, version, file)).toBeNull();
  });

  it('are refused when a file would leave their folder, or their document is missing', async () => {
    const outside = files().set('../../outside.js', Buffer.from('x'));
    await expect(store.put('mf-offers', '1.0.0', outside)).rejects.toThrow('Not a release');
    await expect(store.put('mf-offers', '1.0.0', new Map([['a.js', Buffer.from('x')]]))).rejects.toThrow();
    expect(await everythingKept()).toEqual([]);
  });
});

test('of two that are put into a folder at once one is kept whole, and the other refused', async () => {
  const store = folderReleaseStore(root);
  const results = await Promise.allSettled(
    ['one()', 'two()'].map((entry) => store.put('mf-offers', '1.0.0', files(entry))),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await everythingKept()).toHaveLength(files().size);
});

test('a release that broke off on its way to S3 is not there, and may be put again', async () => {
  const store = s3ReleaseStore({
    endpoint,
    bucket: 'bucket',
    accessKey: 'k',
    secretKey: 's',
    region: 'us-east-1',
  });
  tiny.objects.set('releases/mf-offers/1.0.0/remoteEntry.js', Buffer.from('half'));
  expect(await store.has('mf-offers', '1.0.0')).toBe(false);
  await store.put('mf-offers', '1.0.0', files());
  const kept = await store.read('mf-offers', '1.0.0', 'remoteEntry.js');
  expect(kept === null ? null : await text(kept.stream)).toBe('entry()');
});
