import type { Addendum } from 'shared/contract/addendum/addendum';
import { filesModule } from '../../files/files-module';
import { aVersion } from '../../files/version.builder';
import { aTermsDesk, errorsOf, said } from '../terms-desk.builder';

type Desk = Awaited<ReturnType<typeof aTermsDesk>>;
let desk: Desk;
beforeAll(async () => {
  desk = await aTermsDesk([filesModule]);
});
afterAll(() => desk.app.close());

const TODAY = '2026-11-20';

/** An addendum that is being signed on paper by three sides, and the id of the third. */
async function signing() {
  const agreementId = await desk.signed();
  const { id: surety } = await desk.app.db
    .insertInto('agreement_parties')
    .values({
      agreement_id: agreementId,
      counterparty_id: desk.company.counterpartyId,
      role_name: 'Поручитель',
      side: 'third',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const amount = { field: 'amount', new_value: '20000000.00' };
  const { id } = await desk.draft(agreementId, [amount], { signing_method: 'paper' });
  await desk.app.db.updateTable('addendums').set({ status: 'on_signing' }).where('id', '=', id).execute();
  const scan = await aVersion(desk.app.db, { type: 'addendum', id, kind: 'scan' });
  return { id, agreementId, surety, scan };
}
const mark = (id: number, body: object) => desk.act(id, 'mark-signed', { date: TODAY, ...body });

test('every signature of an addendum is kept with its file until the addendum is taken back', async () => {
  const { id, surety, scan } = await signing();
  const bears = { document_version_id: scan };
  await mark(id, { side: 'them', ...bears });
  await mark(id, { side: 'third', party_id: surety, ...bears });
  const file = { id: scan, name: 'Документ.pdf', extension: 'pdf' };
  expect(await desk.read(id)).toMatchObject({
    signed_by_us_file: null,
    signed_by_them_file: file,
    parties: [{ signed_file: file }],
  });
  expect(said<Addendum>(await desk.act(id, 'decline-signing', { reason: 'Не та печать' }))).toMatchObject({
    signed_by_them_file: null,
    parties: [{ signed_file: null }],
  });
});

test('a file of its agreement is not a file of the addendum', async () => {
  const { id, agreementId } = await signing();
  const alien = await aVersion(desk.app.db, { type: 'agreement', id: agreementId, kind: 'scan' });
  const refused = await mark(id, { side: 'us', document_version_id: alien });
  expect(errorsOf(refused).document_version_id).toEqual([
    'Такого файла у документа нет. Выберите другой файл',
  ]);
});

test('the journal names the file, and the file is what was signed', async () => {
  const { id, surety, scan } = await signing();
  for (const side of [{ side: 'us' }, { side: 'them' }, { side: 'third', party_id: surety }]) {
    await mark(id, { ...side, document_version_id: scan });
  }
  expect(await desk.read(id)).toMatchObject({ status: 'effective', current_version_id: scan });
  const history = await desk.app.as(desk.lawyer).get(`/api/addendums/${String(id)}/history`);
  expect(history.body).toContain('Подписанный файл');
});

test('a scan that no signature names is not what was signed', async () => {
  const { id, surety, scan } = await signing();
  await aVersion(desk.app.db, { type: 'addendum', id, kind: 'scan', version: 2, isCurrent: false });
  await mark(id, { side: 'third', party_id: surety, document_version_id: scan });
  await desk.app.db.updateTable('addendums').set({ status: 'effective' }).where('id', '=', id).execute();
  expect((await desk.read(id)).current_version_id).toBe(scan);
});

test('which file bears a signature of an addendum is put right with a reason, of a further side too', async () => {
  const { id, surety, scan } = await signing();
  const sides = [{ side: 'us' }, { side: 'third', party_id: surety }];
  for (const side of sides) await mark(id, { ...side, document_version_id: scan });
  const right = await aVersion(desk.app.db, { type: 'addendum', id, kind: 'attachment' });
  for (const side of sides) {
    const body = { ...side, document_version_id: right, reason: 'Указали не тот скан' };
    expect((await desk.act(id, 'correct-signed-file', body)).statusCode).toBe(200);
  }
  expect(await desk.read(id)).toMatchObject({
    status: 'on_signing',
    signed_by_us_at: TODAY,
    signed_by_us_file: { id: right },
    parties: [{ signed_at: TODAY, signed_file: { id: right } }],
  });
  const removal = desk.app.db.deleteFrom('document_versions').where('id', '=', right).execute();
  await expect(removal).rejects.toThrow('a frozen version is not deleted');
  const early = await desk.act(id, 'correct-signed-file', {
    side: 'them',
    document_version_id: right,
    reason: 'Указали не тот скан',
  });
  expect(errorsOf(early).side?.[0]).toContain('Подпись этой стороны не отмечена');
});
