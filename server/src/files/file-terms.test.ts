import { sql } from 'kysely';
import type { DocumentFile } from 'shared/contract/file/file';
import { AGREEMENT_STATUSES } from 'shared/contract/agreement/agreement-status';
import { watchesTerms } from 'shared/contract/file/watched-terms';
import { dueDates } from 'shared/contract/due-date/due-date';
import { addendumsModule } from '../addendums/addendums-module';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import { dueDatesModule } from '../due-dates/due-dates-module';
import { remindOfDue } from '../due-dates/due-reminders.job';
import { handbooksModule } from '../handbooks/handbooks-module';
import { anOffer, callsOf } from '../offers/offer.builder';
import { offersModule } from '../offers/offers-module';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { filesModule } from './files-module';
import { type GivenUpload, uploadForm } from './upload.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;
let agreement: number;
let types: { withTerm: number; withoutTerm: number };

const addType = async (name: string, code: string, has_expiry: boolean) => {
  const answer = await app
    .as(lawyer)
    .post('/api/document-types', { name, code, kinds: ['agreement'], has_expiry });
  return answer.json<{ id: number }>().id;
};

beforeAll(async () => {
  app = await startTestApp({
    modules: [
      handbooksModule,
      filesModule,
      agreementsModule,
      addendumsModule,
      offersModule,
      counterpartiesModule,
      dueDatesModule,
    ],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  lawyer = await company.employee();
  types = {
    withTerm: await addType('Лицензия', 'license', true),
    withoutTerm: await addType('Смета', 'estimate', false),
  };
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`update agreements set deleted_at = now()`.execute(app.db);
  agreement = await anAgreement(app.db, company, { responsible_id: lawyer.id, title: 'Поставка сырья' });
});

const upload = (given: Partial<GivenUpload>) =>
  app.as(lawyer).inject({ method: 'POST', url: '/api/files', ...uploadForm({ id: agreement, ...given }) });
const licence = async (given: Partial<GivenUpload> = {}) =>
  (await upload({ documentTypeId: types.withTerm, fileName: 'Лицензия.pdf', ...given })).json<DocumentFile>();
const coming = async (kinds = '') => {
  const answer = await app.as(lawyer).get(`/api/due-dates?from=2026-11-01&to=2027-03-31${kinds}`);
  return dueDates
    .parse(answer.json())
    .data.map(({ kind, day, title, note, url }) => [kind, day, title, note, url]);
};

it('keeps the last day of a file whose type has a term, and is told another', async () => {
  const file = await licence({ validUntil: '2026-12-10' });
  expect(file).toMatchObject({
    valid_until: '2026-12-10',
    document_type: { name: 'Лицензия', has_expiry: true },
  });
  const address = `/api/files/${String(file.id)}`;
  const moved = await app.as(lawyer).patch(address, { lock_version: 1, valid_until: '2027-01-31' });
  expect(moved.json()).toMatchObject({ valid_until: '2027-01-31', lock_version: 2 });
  const renamed = await app.as(lawyer).patch(address, { lock_version: 2, name: 'Лицензия 2.pdf' });
  expect(renamed.json()).toMatchObject({ valid_until: '2027-01-31' });
  const { changes } = await app.db
    .selectFrom('activity_logs')
    .select('changes')
    .where('action', '=', 'file.updated')
    .orderBy('seq')
    .executeTakeFirstOrThrow();
  const { changes: brought } = await app.db
    .selectFrom('activity_logs')
    .select('changes')
    .where('action', '=', 'file.uploaded')
    .orderBy('seq')
    .executeTakeFirstOrThrow();
  expect(brought.map((change) => change.new)).toEqual(['Лицензия.pdf', '10.12.2026']);
  expect(changes).toEqual([
    {
      field: 'file_valid_until',
      label: '«Лицензия.pdf» действует до',
      old: '10.12.2026',
      new: '31.01.2027',
    },
  ]);
});

it('refuses a last day where the type has none, and what is no day', async () => {
  const refused = {
    valid_until: ['Срок действия указывают только у документов, тип которых его предусматривает'],
  };
  const errorsOf = (answer: { json: <T>() => T }) => answer.json<{ errors: unknown }>().errors;
  for (const documentTypeId of [types.withoutTerm, undefined]) {
    const answer = await upload({ documentTypeId, validUntil: '2026-12-10' });
    expect([answer.statusCode, errorsOf(answer)]).toEqual([422, refused]);
  }
  const wrong = await upload({ documentTypeId: types.withTerm, validUntil: '2026-02-30' });
  expect(errorsOf(wrong)).toEqual({ valid_until: ['Такой даты нет в календаре'] });
  const estimate = (await upload({ documentTypeId: types.withoutTerm })).json<DocumentFile>();
  const later = { lock_version: 1, valid_until: '2026-12-10' };
  const told = await app.as(lawyer).patch(`/api/files/${String(estimate.id)}`, later);
  expect([told.statusCode, errorsOf(told)]).toEqual([422, refused]);
});

it('stands in the calendar until another version replaces it or the agreement is over', async () => {
  await licence({ validUntil: '2026-12-10' });
  const rest: unknown[] = [
    expect.stringMatching(/^Договор Т-\d+ Поставка сырья$/),
    `/agreements/${String(agreement)}?tab=files`,
  ];
  expect(await coming()).toEqual([['agreement_file_end', '2026-12-10', 'Лицензия.pdf', ...rest]]);
  await licence({ validUntil: '2027-02-10' });
  expect(await coming()).toEqual([['agreement_file_end', '2027-02-10', 'Лицензия.pdf', ...rest]]);
  await sql`update agreements set status = 'cancelled' where id = ${agreement}`.execute(app.db);
  expect(await coming()).toEqual([]);
});

it('is late in the calendar from the day after its last one, as it is red among the files, until another replaces it', async () => {
  const late = async () => {
    const answer = await app.as(lawyer).get('/api/due-dates?from=2026-11-01&to=2027-03-31');
    return dueDates.parse(answer.json()).data.map(({ day, is_late }) => [day, is_late]);
  };
  await licence({ validUntil: '2026-11-20' });
  expect(await late()).toEqual([['2026-11-20', false]]);
  await licence({ validUntil: '2026-11-19' });
  expect(await late()).toEqual([['2026-11-19', true]]);
  await licence({ validUntil: '2027-02-10' });
  expect(await late()).toEqual([['2027-02-10', false]]);
});

it.each(AGREEMENT_STATUSES)(
  'comes of an agreement in the state «%s» when its card alarms',
  async (status) => {
    await licence({ validUntil: '2026-12-10' });
    await sql`update agreements set status = ${status} where id = ${agreement}`.execute(app.db);
    expect(await coming()).toHaveLength(Number(watchesTerms('agreement', { status })));
  },
);

it('comes of a counterparty as well, and whoever answers for it is told beforehand, once', async () => {
  await sql`update counterparties set responsible_id = ${lawyer.id} where id = ${company.counterpartyId}`.execute(
    app.db,
  );
  const of = { type: 'counterparty', id: company.counterpartyId, kind: 'attachment' };
  await licence({ ...of, validUntil: '2026-12-10' });
  await licence({ ...of, validUntil: '2026-12-10', fileName: 'Допуск.pdf' });
  const url = `/counterparties/${String(company.counterpartyId)}?tab=files`;
  const both = 'Лицензия.pdf; Лицензия: Допуск.pdf';
  expect(await coming()).toEqual([['counterparty_file_end', '2026-12-10', both, null, url]]);
  await remindOfDue(app.deps);
  await remindOfDue(app.deps);
  const told = await app.db.selectFrom('notifications').select(['type', 'title', 'url']).execute();
  expect(told).toEqual([{ type: 'expiring', title: 'Приложенный документ действует ещё 20\u00a0дней', url }]);
});

it('comes of an addendum until it or its agreement is over', async () => {
  const { id } = await app.db
    .insertInto('addendums')
    .values({
      agreement_id: agreement,
      number: '3',
      title: 'О новом адресе',
      kinds: ['other'],
      status: 'draft',
      responsible_id: lawyer.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await licence({ type: 'addendum', id, validUntil: '2026-12-10' });
  const [row, ...more] = await coming('&kind=addendum_file_end');
  expect(row).toEqual([
    'addendum_file_end',
    '2026-12-10',
    'Лицензия.pdf',
    expect.stringMatching(/^Доп. соглашение №\u00a03 О новом адресе к договору Т-\d+$/),
    `/addendums/${String(id)}?tab=files`,
  ]);
  expect(more).toEqual([]);
  await sql`update addendums set status = 'superseded'`.execute(app.db);
  expect(await coming('&kind=addendum_file_end')).toEqual([]);
  await sql`update addendums set status = 'effective'`.execute(app.db);
  expect(await coming('&kind=addendum_file_end')).toHaveLength(1);
  await sql`update agreements set status = 'terminated' where id = ${agreement}`.execute(app.db);
  expect(await coming('&kind=addendum_file_end')).toEqual([]);
});

it('comes of an offer that is still to lead to something, beside the day of the offer', async () => {
  const offer = await callsOf(app, lawyer, anOffer(company, lawyer)).add({ valid_until: '2026-12-01' });
  await licence({ type: 'commercial_offer', id: offer.id, validUntil: '2026-12-10' });
  const url = `/commercial-offers/${String(offer.id)}`;
  const name = `№\u00a0${offer.number} ${offer.title}`;
  const of = [`Коммерческое предложение ${name}`, `${url}?tab=files`];
  const end = ['offer_file_end', '2026-12-10', 'Лицензия.pdf', ...of];
  expect(await coming('&kind=offer_end&kind=offer_file_end')).toEqual([
    ['offer_end', '2026-12-01', name, null, url],
    end,
  ]);
  await sql`update commercial_offers set status = 'accepted'`.execute(app.db);
  expect(await coming('&kind=offer_end&kind=offer_file_end')).toEqual([end]);
  await sql`update commercial_offers set status = 'declined'`.execute(app.db);
  expect(await coming('&kind=offer_end&kind=offer_file_end')).toEqual([]);
});
