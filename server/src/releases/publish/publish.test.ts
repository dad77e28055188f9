import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ReleaseSummary } from 'shared/contract/release/release-status';
import { aDefinition } from '../gate/a-candidate';
import { aSuite, type Suite } from '../a-suite';
import { folderReleaseStore } from '../store/folder-release-store';
import { anArchive } from './an-archive';
import { claimUpload } from './publishing.repository';

let suite: Suite;
beforeAll(async () => {
  suite = await aSuite();
  await suite.release({ area: 'shell', version: '1.0.0' });
});
afterAll(() => suite.app.close());

const errorsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { errors: Record<string, string[]> }).errors;
const url = '/api/releases/mf-offers/1.4.0';
describe('a version is published', () => {
  it('by nobody without a token', async () => {
    expect((await suite.app.stranger.put(url)).statusCode).toBe(401);
    const answer = await suite.publish({}, `crd_${'x'.repeat(43)}`);
    expect([answer.statusCode, answer.json().message]).toEqual([
      401,
      'Токен выкладки не подходит: он отозван, истёк или введён не полностью',
    ]);
  });

  it('by no employee, and by no token of another area', async () => {
    expect((await suite.app.as(suite.admin).put(url)).statusCode).toBe(403);
    const answer = await suite.publish({}, await suite.tokenOf('mf-handbooks'));
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe(
      'Токен выдан для раздела mf-handbooks, а запрос — о разделе mf-offers. Возьмите токен этого раздела',
    );
  });

  it('with its files, its line, a word in the matrix and a line in the journal', async () => {
    const answer = await suite.publish({ version: '1.1.0' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json<ReleaseSummary & Record<string, unknown>>()).toMatchObject({
      version: '1.1.0',
      state: 'available',
      origin: 'published',
      published_by: 'CI mf-offers',
      is_fitting: true,
      group_size: 0,
    });
    const store = folderReleaseStore(`${suite.app.deps.config.dataDir}/releases`);
    expect(await store.has('mf-offers', '1.1.0')).toBe(true);
    const { compatibility } = (await suite.app.as(suite.admin).get('/api/releases')).json<{
      compatibility: object[];
    }>();
    expect(compatibility).toContainEqual(
      expect.objectContaining({ version: '1.1.0', shell_version: '1.0.0', is_fitting: true }),
    );
    const line = await suite.app.db
      .selectFrom('activity_logs')
      .select(['action', 'actor_id', 'entity_label'])
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect(line).toEqual({
      action: 'release.published',
      actor_id: null,
      entity_label: 'Предложения 1.1.0, токен «CI mf-offers»',
    });
  });

  it('once: of two at the same time one wins, and its files are whole', async () => {
    const texts = ['one', 'other'];
    const answers = await Promise.all(texts.map((text) => suite.publish({ version: '1.2.0', text })));
    const [made, refused] = answers.map(({ statusCode }) => statusCode).sort();
    expect(made).toBe(201);
    // Refused on the way, or by the gate when the other one was through already.
    expect([409, 422]).toContain(refused);
    const winner = texts[answers.findIndex(({ statusCode }) => statusCode === 201)] ?? '';
    const store = folderReleaseStore(`${suite.app.deps.config.dataDir}/releases`);
    const kept = await store.read('mf-offers', '1.2.0', 'remoteEntry.1234567890.js');
    expect(await textOf(kept?.stream ?? Readable.from([]))).toContain(`entry("${winner}")`);
    const again = await suite.publish({ version: '1.2.0', text: 'third' });
    expect(errorsOf(again).address?.[0]).toMatch(/^Версия 1\.2\.0 уже опубликована/);
  });

  it('without a transaction while the files are on their way', async () => {
    const { deps } = suite.app;
    const store = folderReleaseStore(`${deps.config.dataDir}/releases`);
    const before = await suite.app.db.selectFrom('release_uploads').select('upload').execute();
    expect(before).toEqual([]);
    const claim = { area: 'mf-offers', version: '1.2.5', upload: randomUUID() };
    expect(await claimUpload(deps.db, claim, deps.now())).toBe(true);
    expect((await suite.publish({ version: '1.2.5' })).statusCode).toBe(409);
    expect(await store.has('mf-offers', '1.2.5')).toBe(false);
    // The node of that upload was stopped on the way.
    await suite.app.db
      .updateTable('release_uploads')
      .set({ begun_at: new Date('2026-01-01') })
      .execute();
    expect((await suite.publish({ version: '1.2.5' })).statusCode).toBe(201);
    expect(await suite.app.db.selectFrom('release_uploads').select('upload').execute()).toEqual([]);
  });

  it('over what a crash between files and line has left', async () => {
    const store = folderReleaseStore(`${suite.app.deps.config.dataDir}/releases`);
    await store.put('mf-offers', '1.3.0', new Map([['release.json', Buffer.from('{}')]]));
    expect((await suite.publish({ version: '1.3.0' })).statusCode).toBe(201);
    const kept = await store.read('mf-offers', '1.3.0', 'remoteEntry.1234567890.js');
    expect(kept?.size).toBeGreaterThan(0);
    kept?.stream.destroy();
  });
});

describe('an archive is refused', () => {
  const change = (name: string, content: string | Buffer | null) => ({
    change: (files: Record<string, Buffer>) => {
      if (content === null) delete files[name];
      else files[name] = Buffer.from(content);
    },
  });
  const entry = 'remoteEntry.1234567890.js';

  it.each([
    ['a changed file', change(entry, 'stolen()'), 'files', /вместо|не совпадает/],
    ['a file more', change('assets/more.js', 'x'), 'files', /Файла assets\/more\.js нет в release\.json/],
    [
      'a variant of something else',
      change(`${entry}.br`, brotliCompressSync('evil()')),
      'files',
      /распаковывается не в/,
    ],
    [
      'a variant that unpacks to gigabytes',
      change(`${entry}.gz`, gzipSync(Buffer.alloc(9_000_000))),
      'files',
      /распаковывается не в/,
    ],
    ['a variant of nothing', change('assets/gone.js.br', 'x'), 'files', /нет самого файла/],
    ['no release.json', change('release.json', null), 'archive', /нет release\.json/],
    [
      'a release.json of an older tool',
      change('release.json', '{"area":"mf-offers"}'),
      'archive',
      /не так, как ждёт сервер \(version, /,
    ],
    ['a release.json that is no JSON', change('release.json', '{'), 'archive', /не JSON/],
    ['no area.json', change('area.json', null), 'definition', /нет area\.json/],
    ['an odd name', change('.env', 'x'), 'archive', /Имя файла «\.env» в архиве недопустимо/],
    ['a name that leads out', change('../../etc/passwd', 'x'), 'archive', /недопустимо/],
    ['no report', change('conformance.json', null), 'conformance', /нет отчёта/],
    ['a report nobody can read', change('conformance.json', '{}'), 'conformance', /нет отчёта/],
  ])('%s', async (...[, changed, check, sentence]) => {
    const answer = await suite.publish({ version: '9.0.0', ...changed });
    expect(answer.statusCode).toBe(422);
    expect(errorsOf(answer)[check]?.join(' ')).toMatch(sentence);
    expect(
      await suite.app.db.selectFrom('releases').select('version').where('version', '=', '9.0.0').execute(),
    ).toEqual([]);
  });

  it('that names a right nobody knows', async () => {
    const routes = [
      {
        id: 'offers',
        path: '/commercial-offers',
        title: 'x',
        permissions: ['Полёты во сне' as 'Просмотр договоров'],
      },
    ];
    const answer = await suite.publish({ version: '9.0.0', definition: aDefinition({ routes }) });
    expect(errorsOf(answer).permissions).toEqual([
      'Права «Полёты во сне» нет в справочнике (routes.0.permissions.0). Возьмите название из shared/contract/access/permission-list.',
    ]);
  });

  it.each([
    ['bytes that are no zip', Buffer.from('no zip at all'), 422],
    ['half of an archive', anArchive().subarray(0, 200), 422],
    ['an archive of zeros', Buffer.alloc(1000), 422],
  ])('%s', async (_, payload, status) => {
    const answer = await suite.app.withToken(await suite.tokenOf('mf-offers')).inject({
      method: 'PUT',
      url,
      headers: { 'content-type': 'application/zip' },
      payload,
    });
    expect(answer.statusCode).toBe(status);
  });

  it.each([
    ['as it says itself', (bytes: Buffer) => bytes, 'Архив версии — 31 МБ при пределе 30 МБ.'],
    ['without saying so', (bytes: Buffer) => Readable.from([bytes]), 'Архив версии — больше 30 МБ.'],
  ])('an archive over the limit, %s, with the limit', async (_, payloadOf, sentence) => {
    const answer = await suite.app.withToken(await suite.tokenOf('mf-offers')).inject({
      method: 'PUT',
      url,
      headers: { 'content-type': 'application/zip' },
      payload: payloadOf(Buffer.alloc(31 * 1024 * 1024)),
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json<{ message: string }>().message.replaceAll('\u00a0', ' ')).toBe(
      `${sentence} Уберите из сборки лишнее.`,
    );
  });

  it('JSON in its place', async () => {
    const answer = await suite.app.withToken(await suite.tokenOf('mf-offers')).put(url, {});
    expect(answer.statusCode).toBe(415);
  });

  it('and the matrix remembers which shell it did not fit', async () => {
    const answer = await suite.publish({ version: '8.0.0', contract: '^3.0.0' });
    expect(Object.keys(errorsOf(answer))).toEqual(['contract']);
    const { compatibility } = (await suite.app.as(suite.admin).get('/api/releases')).json<{
      compatibility: { version: string; is_fitting: boolean; reason: string }[];
    }>();
    expect(compatibility.find(({ version }) => version === '8.0.0')).toMatchObject({
      is_fitting: false,
      reason: expect.stringMatching(/собран для контракта \^3\.0\.0/) as string,
    });
  });
});
