import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { agreementsModule } from '../agreements/agreements-module';
import { readConfig } from '../platform/config/config';
import { secretsFrom } from '../platform/config/secrets';
import { startTestApp, type TestApp, TEST_SECRET } from '../platform/testing/test-app';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database';
import { backUpTo, restoreFrom } from './backup-commands';

let app: TestApp;
let database: TestDatabase;
let folder: string;
let printed: string[];
const within = (name: string) => path.join(folder, name);

beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule] });
  const { fingerprint } = secretsFrom(TEST_SECRET);
  await app.db.insertInto('installation').values({ key_fingerprint: fingerprint }).execute();
  const keys = JSON.stringify({ secret: TEST_SECRET });
  await writeFile(path.join(app.deps.config.dataDir, 'secrets.json'), keys);
});
afterAll(() => app.close());
beforeEach(async () => {
  printed = [];
  database = await createTestDatabase({ empty: true });
  folder = await mkdtemp(path.join(tmpdir(), 'register-commands-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const placeOf = (dataDir: string, url: string) => ({
  config: readConfig({ DATA_DIR: dataDir, DATABASE_URL: url }),
  packagesFrom: [],
  print: (line: string) => void printed.push(line),
});
const emptyPlace = () => placeOf(within('data'), database.url);

async function aCopy(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
  const url = database.url.replace(/[^/]*$/, rows[0]?.name ?? '');
  const file = within('made/whole.backup');
  await backUpTo(placeOf(app.deps.config.dataDir, url), file);
  return file;
}

describe('restore', () => {
  it.each([
    ['no file at all', async () => undefined, /no\.backup нет/],
    ['a folder', (file: string) => mkdir(file), /это папка, а не файл/],
    ['an empty file', (file: string) => writeFile(file, ''), /не копия реестра договоров/],
    ['another file', (file: string) => writeFile(file, '# Read me'), /не копия реестра договоров/],
  ])('of %s is refused in a sentence, and nothing is made', async (_, make, said) => {
    const file = within('no.backup');
    await make(file);
    await expect(restoreFrom(emptyPlace(), file)).rejects.toThrow(said);
    expect(existsSync(within('data'))).toBe(false);
  });

  it('of a copy that is not whole leaves no folder, and no key in one that was there', async () => {
    const file = await aCopy();
    await truncate(file, (await stat(file)).size - 2000);
    await expect(restoreFrom(emptyPlace(), file)).rejects.toThrow(/повреждён или записан не полностью\.$/);
    expect(existsSync(within('data'))).toBe(false);
    await mkdir(within('data'));
    await writeFile(within('data/notes.txt'), 'kept');
    await expect(restoreFrom(emptyPlace(), file)).rejects.toThrow();
    expect(await readdir(within('data'))).toEqual(['notes.txt']);
  });

  it('of a whole one says when it was made as people write it', async () => {
    await restoreFrom(emptyPlace(), await aCopy());
    expect(printed.join('\n')).toMatch(/Восстановлено из копии от \d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d: таблиц/);
  });
});

it('a backup into a folder is refused before any work', async () => {
  await expect(backUpTo(emptyPlace(), folder)).rejects.toThrow('папка. Назовите файл копии в ней.');
  expect(printed).toEqual([]);
});
