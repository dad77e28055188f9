import type { AgreementStatus } from 'shared/contract/agreement/agreement-status';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { Actor } from '../../platform/http/actor';
import { aSigningDesk, errorsOf } from './signing-desk.builder';

type Desk = Awaited<ReturnType<typeof aSigningDesk>>;
let desk: Desk;
beforeAll(async () => {
  desk = await aSigningDesk();
});
afterAll(() => desk.app.close());

const read: Desk['read'] = (id) => desk.read(id);
const CORRECTION = 'correct-signed-file';
const REASON = { reason: 'Указали скан другого экземпляра' };
const correct = (id: number, body: object, by?: Actor) =>
  desk.act(id, CORRECTION, { side: 'us', ...REASON, ...body, ...(by !== undefined && { by }) });

/** An agreement being signed on paper that we have signed, with the file that was named by mistake. */
async function signedByUs(status: AgreementStatus = 'on_signing') {
  const id = await desk.signing();
  const wrong = await desk.file(id, 'attachment');
  expect((await desk.mark(id, { side: 'us', document_version_id: wrong })).statusCode).toBe(200);
  if (status !== 'on_signing') {
    await desk.app.db.updateTable('agreements').set({ status }).where('id', '=', id).execute();
  }
  return { id, wrong, right: await desk.file(id, 'attachment', { version: 2, isCurrent: false }) };
}

test.each(['on_signing', 'signed', 'active', 'suspended'] as const)(
  '%s: another file is named for a signature, its day and the state stay',
  async (status) => {
    const { id, right } = await signedByUs(status);
    const corrected = (await correct(id, { document_version_id: right })).json<Agreement>();
    expect(corrected).toMatchObject({
      status,
      signed_by_us_at: '2026-11-18',
      signed_by_us_file: { id: right },
      signed_by_them_at: null,
      signed_by_them_file: null,
    });
  },
);

test('the journal tells the former file, the new one and why', async () => {
  const { id, right } = await signedByUs();
  await correct(id, { document_version_id: right });
  const history = (await desk.app.as(desk.lawyer).get(desk.url(id, '/history'))).json<{
    data: { action_label: string; changes: { label: string; old: string | null; new: string }[] }[];
  }>();
  expect(history.data[0]).toMatchObject({ action_label: 'Исправление файла подписи договора' });
  expect(history.data[0]?.changes).toEqual([
    expect.objectContaining({ label: 'Кто подписал', new: 'Мы' }),
    expect.objectContaining({ label: 'Причина исправления', new: REASON.reason }),
    expect.objectContaining({
      label: 'Подписанный файл',
      old: 'Документ.pdf, версия 1',
      new: 'Документ.pdf, версия 2',
    }),
  ]);
});

test('files that share a name and a version are told apart by their type', async () => {
  const { id } = await signedByUs();
  const { id: type } = await desk.app.db
    .insertInto('document_types')
    .values({ name: 'Экземпляр стороны', code: 'counterpart' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const other = await desk.file(id, 'scan');
  await desk.app.db
    .updateTable('document_versions')
    .set({ document_type_id: type })
    .where('id', '=', other)
    .execute();
  expect((await correct(id, { document_version_id: other })).statusCode).toBe(200);
  const history = (await desk.app.as(desk.lawyer).get(desk.url(id, '/history'))).json<{
    data: { changes: object[] }[];
  }>();
  expect(history.data[0]?.changes).toContainEqual(
    expect.objectContaining({
      old: 'Документ.pdf, версия 1',
      new: 'Документ.pdf, версия 1, тип «Экземпляр стороны»',
    }),
  );
});

test('what is named now stays as it is, and so does what was named by mistake', async () => {
  const { id, wrong, right } = await signedByUs();
  await correct(id, { document_version_id: right });
  for (const version of [wrong, right]) {
    const removal = desk.app.db.deleteFrom('document_versions').where('id', '=', version).execute();
    await expect(removal).rejects.toThrow('a frozen version is not deleted');
  }
});

test('what counts as signed is what the signatures name, however many scans were added by mistake', async () => {
  const id = await desk.signing();
  const right = await desk.file(id, 'scan');
  const wrong = await desk.file(id, 'scan', { version: 2, isCurrent: false });
  await desk.mark(id, { side: 'us', document_version_id: wrong });
  await desk.mark(id, { side: 'them', document_version_id: wrong });
  expect(await read(id)).toMatchObject({ status: 'active', current_version_id: wrong });
  for (const side of ['us', 'them']) await correct(id, { side, document_version_id: right });
  expect((await read(id)).current_version_id).toBe(right);
});

test('a file that a further side alone names counts before a scan that nobody names', async () => {
  const id = await desk.signing();
  const named = await desk.file(id, 'attachment');
  await desk.file(id, 'scan');
  await desk.surety(id, { signed_at: '2026-11-17', signed_version_id: named });
  await desk.app.db.updateTable('agreements').set({ status: 'active' }).where('id', '=', id).execute();
  expect((await read(id)).current_version_id).toBe(named);
});

test('a signature that names no file yet is given one', async () => {
  const { id, right } = await signedByUs();
  await desk.app.db
    .updateTable('agreements')
    .set({ signed_by_us_version_id: null })
    .where('id', '=', id)
    .execute();
  const given = (await correct(id, { document_version_id: right })).json<Agreement>();
  expect(given.signed_by_us_file).toMatchObject({ id: right });
});

test('of a further side the file alone changes', async () => {
  const { id, wrong, right } = await signedByUs();
  const surety = await desk.surety(id, {
    signed_at: '2026-11-17',
    signed_by: 'Ильин Пётр Олегович',
    signed_set_by_id: desk.lawyer.id,
    signed_version_id: wrong,
  });
  const colleague = await desk.company.employee();
  const third = { side: 'third', party_id: surety, document_version_id: right };
  expect((await correct(id, third, colleague)).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({
    signed_by_us_file: { id: wrong },
    parties: [
      {
        signed_at: '2026-11-17',
        signed_by: 'Ильин Пётр Олегович',
        signed_set_by_id: desk.lawyer.id,
        signed_file: { id: right },
      },
    ],
  });
  const removal = desk.app.db.deleteFrom('document_versions').where('id', '=', right).execute();
  await expect(removal).rejects.toThrow('a frozen version is not deleted');
});

test.each([
  ['side', { side: 'them' }, 'Подпись этой стороны не отмечена'],
  ['party_id', { side: 'third' }, 'Выберите, какая из сторон подписала'],
  ['date', { date: '2026-11-17' }, 'Исправляется только файл подписи'],
  ['signed_by', { signed_by: 'Ильин П. О.' }, 'Исправляется только файл подписи'],
  ['reason', { reason: undefined }, 'Это поле обязательно для заполнения'],
  ['document_version_id', { document_version_id: undefined }, 'Это поле обязательно для заполнения'],
  ['document_version_id', { document_version_id: 999_999 }, 'Такого файла у документа нет'],
])('what is wrong with its %s is said under it: %j', async (field, body, text) => {
  const { id, wrong, right } = await signedByUs();
  const answer = await correct(id, { document_version_id: right, ...body });
  expect(answer.statusCode).toBe(422);
  expect(errorsOf(answer)[field]?.[0]).toContain(text);
  expect(await read(id)).toMatchObject({ lock_version: 2, signed_by_us_file: { id: wrong } });
});

test('the same file and a text without signatures are refused as they are with the mark', async () => {
  const { id, wrong } = await signedByUs();
  const same = await correct(id, { document_version_id: wrong });
  expect(errorsOf(same).document_version_id?.[0]).toContain('уже указан этот файл');
  const text = await correct(id, { document_version_id: await desk.file(id, 'draft') });
  expect(errorsOf(text).document_version_id?.[0]).toContain('Это текст без подписей');
});

test.each(['completed', 'expired', 'terminated', 'approved', 'rework', 'cancelled'] as const)(
  '%s: nothing is put right',
  async (status) => {
    const { id, right } = await signedByUs(status);
    expect((await correct(id, { document_version_id: right })).statusCode).toBe(409);
    expect((await read(id)).available_actions).not.toContain(CORRECTION);
  },
);

test('while nobody has signed there is nothing to put right, and nothing is offered', async () => {
  const id = await desk.signing();
  const right = await desk.file(id);
  expect((await read(id)).available_actions).not.toContain(CORRECTION);
  expect((await correct(id, { document_version_id: right })).statusCode).toBe(409);
  await desk.mark(id, { side: 'them' });
  expect((await read(id)).available_actions).toContain(CORRECTION);
});

test('the signature of a further side alone is put right as well', async () => {
  const id = await desk.signing();
  await desk.surety(id, { signed_at: '2026-11-17' });
  expect((await read(id)).available_actions).toContain(CORRECTION);
});

test('of an archived agreement and of one that has changed meanwhile nothing is put right either', async () => {
  const { id, wrong, right } = await signedByUs();
  const stale = { lock_version: 1, side: 'us', ...REASON, document_version_id: right };
  expect((await desk.app.as(desk.lawyer).post(desk.url(id, `/${CORRECTION}`), stale)).statusCode).toBe(409);
  const archived_at = '2026-11-19T00:00:00Z';
  await desk.app.db.updateTable('agreements').set({ archived_at }).where('id', '=', id).execute();
  expect((await correct(id, { document_version_id: right })).statusCode).toBe(409);
  expect((await read(id)).signed_by_us_file).toMatchObject({ id: wrong });
});

test('whoever may mark a signature may put its file right, a reader may not', async () => {
  const { id, right } = await signedByUs();
  const reader = await desk.company.employee({ permissions: ['agreements.read'] });
  expect((await correct(id, { document_version_id: right }, reader)).statusCode).toBe(403);
  const signer = await desk.company.employee({ permissions: ['agreements.read', 'documents.sign'] });
  expect((await correct(id, { document_version_id: right }, signer)).statusCode).toBe(200);
});
