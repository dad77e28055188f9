import type { Agreement } from 'shared/contract/agreement/agreement';
import { aSigningDesk, errorsOf } from './signing-desk.builder';

type Desk = Awaited<ReturnType<typeof aSigningDesk>>;
let desk: Desk;
beforeAll(async () => {
  desk = await aSigningDesk();
});
afterAll(() => desk.app.close());

const signing: Desk['signing'] = (given) => desk.signing(given);
const file: Desk['file'] = (...given) => desk.file(...given);
const read: Desk['read'] = (id) => desk.read(id);
const act: Desk['act'] = (...given) => desk.act(...given);
const mark: Desk['mark'] = (...given) => desk.mark(...given);
const refusal = (answer: { json: <T>() => T }) => errorsOf(answer).document_version_id;
const named = (id: number) => ({
  id,
  name: 'Документ.pdf',
  version: 1,
  extension: 'pdf',
  url: `/files/${String(id)}`,
});

test('each signature is kept with the file that bears it, and the journal names the file', async () => {
  const id = await signing();
  const ours = await file(id, 'scan', { isCurrent: false });
  const both = await file(id, 'scan', { version: 2 });
  // By the name of the domain reference, too.
  await mark(id, { side: 'us', file_id: ours });
  const signed = (await mark(id, { side: 'them', document_version_id: both })).json<Agreement>();
  expect(signed).toMatchObject({
    status: 'active',
    signed_by_us_file: named(ours),
    signed_by_them_file: { ...named(both), version: 2 },
  });
  const history = (await desk.app.as(desk.lawyer).get(desk.url(id, '/history'))).json<{
    data: { changes: { label: string; new: string }[] }[];
  }>();
  expect(history.data[0]?.changes).toContainEqual(
    expect.objectContaining({ label: 'Подписанный файл', new: 'Документ.pdf' }),
  );
});

test('a signature may come without a file', async () => {
  const id = await signing();
  const { lock_version } = (await mark(id, { side: 'us' })).json<Agreement>();
  expect(await read(id)).toMatchObject({ lock_version, signed_by_us_file: null, signed_by_them_file: null });
});

test('a further side names its file as the two do', async () => {
  const id = await signing();
  const surety = await desk.surety(id);
  const scan = await file(id);
  await mark(id, { side: 'third', party_id: surety, document_version_id: scan });
  expect((await read(id)).parties).toMatchObject([{ signed_at: '2026-11-18', signed_file: named(scan) }]);
  expect((await act(id, 'decline-signing', { reason: 'Не та печать' })).statusCode).toBe(200);
  expect((await read(id)).parties).toMatchObject([{ signed_at: null, signed_file: null }]);
});

test.each([
  ['of another document', async () => file(await signing()), 'Такого файла у документа нет'],
  ['of no document at all', () => Promise.resolve(999_999), 'Такого файла у документа нет'],
  ['which is the text without signatures', (id: number) => file(id, 'draft'), 'Это текст без подписей'],
  [
    'whose contents an act has destroyed',
    async (id: number) => {
      const version = await file(id);
      await desk.app.db
        .updateTable('files')
        .set({ destroyed_at: '2026-11-19T00:00:00Z' })
        .where('id', '=', (q) =>
          q.selectFrom('document_versions').select('file_id').where('id', '=', version),
        )
        .execute();
      return version;
    },
    'Содержимое файла уничтожено по акту',
  ],
])('a file %s is refused in a sentence, and nobody is marked', async (...[, aFile, text]) => {
  const id = await signing();
  const answer = await mark(id, { side: 'us', document_version_id: await aFile(id) });
  expect(answer.statusCode).toBe(422);
  expect(refusal(answer)?.[0]).toContain(text);
  expect(await read(id)).toMatchObject({ lock_version: 1, signed_by_us_at: null });
});

test.each([0, -1, 1.5, '12', 2 ** 60, null])('%p is no file', async (document_version_id) => {
  const id = await signing();
  const answer = await mark(id, { side: 'us', document_version_id });
  expect(answer.statusCode).toBe(422);
  expect(refusal(answer)?.[0]).toMatch(/[а-я]/);
});

test('a file of an agreement that the employee does not see is as good as none', async () => {
  const id = await signing();
  const stranger = await desk.company.employee({ dataScope: 'own' });
  const hidden = await file(await signing());
  const body = { lock_version: 1, side: 'us', date: '2026-11-18', document_version_id: hidden };
  await desk.app.db.updateTable('agreements').set({ curator_id: stranger.id }).where('id', '=', id).execute();
  const answer = await desk.app.as(stranger).post(desk.url(id, '/mark-signed'), body);
  expect(refusal(answer)?.[0]).toContain('Такого файла у документа нет');
});

test('what was exchanged electronically is signed in the text itself, as it stands', async () => {
  const id = await signing({ signing_method: 'edi' });
  const former = await file(id, 'draft', { isCurrent: false });
  const text = await file(id, 'draft', { version: 2 });
  const refused = await mark(id, { side: 'us', document_version_id: former });
  expect(refusal(refused)?.[0]).toContain('прежняя версия текста');
  expect((await mark(id, { side: 'us', document_version_id: text })).statusCode).toBe(200);
});

test('a scan that was uploaded as an attachment ends the signing on paper, counts as signed and stays as it is', async () => {
  const id = await signing();
  await mark(id, { side: 'us' });
  const scan = await file(id, 'attachment');
  expect((await mark(id, { side: 'them' })).json<{ errors: object }>().errors).toHaveProperty(
    'document_version_id',
  );
  const signed = (await mark(id, { side: 'them', document_version_id: scan })).json<Agreement>();
  expect(signed).toMatchObject({ status: 'active', current_version_id: scan });
  const removal = desk.app.db.deleteFrom('document_versions').where('id', '=', scan).execute();
  await expect(removal).rejects.toThrow('a frozen version is not deleted');
});

test('another step takes no file, and taking the document back forgets those of its signatures', async () => {
  const id = await signing();
  const scan = await file(id);
  await mark(id, { side: 'us', document_version_id: scan });
  const reason = 'Не та печать';
  const refused = await act(id, 'decline-signing', { reason, document_version_id: scan });
  expect(refusal(refused)).toEqual(['Файл указывают, когда отмечают подписание']);
  const back = (await act(id, 'decline-signing', { reason })).json<Agreement>();
  expect(back).toMatchObject({ status: 'rework', signed_by_us_at: null, signed_by_us_file: null });
});
