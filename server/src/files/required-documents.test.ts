import type { Addendum } from 'shared/contract/addendum/addendum';
import type { AnyBookRow } from 'shared/contract/books/book';
import { addendumsModule } from '../addendums/addendums-module';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { handbooksModule } from '../handbooks/handbooks-module';
import { aFile, anOffer, callsOf, type OfferCalls } from '../offers/offer.builder';
import { offersModule } from '../offers/offers-module';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { filesModule } from './files-module';
import { uploadForm } from './upload.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;
let offers: OfferCalls;

beforeAll(async () => {
  app = await startTestApp({
    modules: [handbooksModule, filesModule, agreementsModule, addendumsModule, offersModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  lawyer = await company.employee();
  offers = callsOf(app, lawyer, anOffer(company, lawyer));
});
afterAll(() => app.close());

const aType = (given: object) =>
  app.as(lawyer).post('/api/document-types', { code: 'paper', is_required: true, ...given });
const errorsOf = (answer: { json: <T>() => T }) => answer.json<{ errors: Record<string, string[]> }>().errors;
const attach = (type: string, id: number, documentTypeId: number) =>
  app.as(lawyer).inject({ method: 'POST', url: '/api/files', ...uploadForm({ type, id, documentTypeId }) });

test('a document every offer needs holds the offer back until it is there, and nobody once it is off', async () => {
  const made = await aType({ name: 'Расчёт цены', code: 'price_sheet', kinds: ['commercial_offer'] });
  const type = made.json<AnyBookRow>();
  const offer = await offers.add({ direction: 'outgoing', valid_until: '2026-12-01' });
  await aFile(app.db, offer);
  const missing = { files: ['Приложите обязательный документ: «Расчёт цены»'] };
  expect(errorsOf(await offers.act(offer, 'skip-approval'))).toEqual(missing);
  expect((await attach('commercial_offer', offer.id, type.id)).statusCode).toBe(201);
  expect((await offers.act(await offers.get(offer), 'skip-approval')).statusCode).toBe(200);

  const other = await offers.add({ direction: 'outgoing', valid_until: '2026-12-01' });
  await aFile(app.db, other);
  await app.as(lawyer).patch(`/api/document-types/${String(type.id)}`, { lock_version: 1, is_active: false });
  expect((await offers.act(other, 'skip-approval')).statusCode).toBe(200);
});

test('of addenda and agreements it is asked for as well, each kind for its own', async () => {
  await aType({ name: 'Лист согласования условий', code: 'terms_sheet', kinds: ['addendum'] });
  const parent = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'active' });
  const addendum = await app.as(lawyer).post('/api/addendums', {
    agreement_id: parent,
    title: 'О продлении срока',
    kinds: ['extension'],
    responsible_id: lawyer.id,
  });
  const line = (name: string) => ({
    field: 'files',
    message: `Приложите обязательный документ: «${name}»`,
    level: 'error',
  });
  expect(addendum.json<Addendum>().readiness).toContainEqual(line('Лист согласования условий'));
  const draft = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  const readiness = async () =>
    (await app.as(lawyer).get(`/api/agreements/${String(draft)}`)).json<{ readiness: object[] }>().readiness;
  expect(JSON.stringify(await readiness())).not.toContain('Лист согласования условий');
  await aType({ name: 'Справка о цене', code: 'price_note', kinds: ['agreement'] });
  expect(await readiness()).toContainEqual(line('Справка о цене'));
});

test('what is attached to counterparties alone is required of nobody', async () => {
  const answer = await aType({ name: 'Выписка', code: 'extract', kinds: ['counterparty'] });
  expect([answer.statusCode, Object.keys(errorsOf(answer))]).toEqual([422, ['is_required']]);
});

test('a type takes the files it names and no other, a signature beside them with any', async () => {
  const wrong = await aType({
    name: 'Схема',
    code: 'plan',
    kinds: ['agreement'],
    allowed_extensions: ['exe'],
  });
  expect([wrong.statusCode, Object.keys(errorsOf(wrong))]).toEqual([422, ['allowed_extensions.0']]);
  const given = { name: 'Схема', code: 'plan', kinds: ['agreement'], is_required: false };
  const made = await aType({ ...given, allowed_extensions: ['.PNG', 'docx'] });
  const documentTypeId = made.json<AnyBookRow>().id;
  const id = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  const send = (upload: { kind?: string; content?: Buffer; fileName?: string }) =>
    app
      .as(lawyer)
      .inject({ method: 'POST', url: '/api/files', ...uploadForm({ id, documentTypeId, ...upload }) });
  const refused = await send({});
  expect([refused.statusCode, refused.json()]).toMatchObject([
    415,
    { message: 'Для документов «Схема» подходят файлы: png, docx. Выберите другой файл или другой тип' },
  ]);
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  expect((await send({ content: picture, fileName: 'Схема.png' })).statusCode).toBe(201);
  const signature = Buffer.from('-----BEGIN PKCS7-----');
  expect((await send({ kind: 'signature', content: signature, fileName: 'Схема.sig' })).statusCode).toBe(201);

  const address = `/api/document-types/${String(documentTypeId)}`;
  const narrow = async (lock_version: number, allowed_extensions: string[]) =>
    (await app.as(lawyer).patch(address, { lock_version, allowed_extensions })).json();
  expect(await narrow(1, ['.PDF'])).toMatchObject({ unfit_files: 1, lock_version: 2 });
  expect(await narrow(2, ['pdf', 'PNG'])).toMatchObject({ unfit_files: 0, lock_version: 3 });
  expect(await narrow(3, [])).toMatchObject({ unfit_files: 0 });
});
