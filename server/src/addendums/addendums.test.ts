import type { Addendum } from 'shared/contract/addendum/addendum';
import { addendum as schema } from 'shared/contract/addendum/addendum';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import type { Actor } from '../platform/http/actor';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { takeEffect } from './addendum-day.service';
import { addendumsModule } from './addendums-module';
import { aVersion } from '../files/version.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;
let parent: number;

beforeAll(async () => {
  app = await startTestApp({
    modules: [agreementsModule, addendumsModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  lawyer = await company.employee();
  parent = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    status: 'active',
    number: '112/2026-П',
    agreement_date: '2026-01-10',
  });
});
afterAll(() => app.close());

const draft = (change: object = {}) => ({
  agreement_id: parent,
  title: 'О продлении срока',
  kinds: ['extension'],
  responsible_id: lawyer.id,
  ...change,
});
const post = (body: object, actor = lawyer) => app.as(actor).post('/api/addendums', body);
const add = async (change: object = {}) => (await post(draft(change))).json<Addendum>();
const at = ({ id }: Addendum) => `/api/addendums/${String(id)}`;
const patch = (record: Addendum, body: object, actor = lawyer) =>
  app.as(actor).patch(at(record), { lock_version: record.lock_version, ...body });
const act = (record: Addendum, action: string, body: object = {}) =>
  app.as(lawyer).post(`${at(record)}/${action}`, { lock_version: record.lock_version, ...body });
const errorsOf = (answer: { json: <T>() => T }) => answer.json<{ errors: Record<string, string[]> }>().errors;

test('who is calling comes first, then whether they may, then what they send', async () => {
  expect((await app.stranger.post('/api/addendums', {})).statusCode).toBe(401);
  const reader = await company.employee({ permissions: ['addendums.read', 'addendums.edit'] });
  expect((await post({}, reader)).statusCode).toBe(403);
  expect((await post({})).statusCode).toBe(422);
});

test('a new addendum is a draft with the next ordinal of its agreement', async () => {
  const first = await post(draft());
  expect(first.statusCode).toBe(201);
  const card = schema.parse(first.json());
  expect(card).toMatchObject({
    number: '1',
    status: 'draft',
    agreement: { id: parent, name: '№\u00a0112/2026-П' },
    organization: { id: company.organizationId },
    open_groups: ['essential', 'open', 'service'],
    can: { edit: true, delete: true },
  });
  expect(card.available_actions).toEqual(['send-to-approval', 'cancel', 'archive']);
  expect((await add({ number: '7' })).number).toBe('7');
  expect((await add()).number).toBe('8');
});

test('a new addendum is signed by those who sign its agreement, or by the main ones whose power still holds', async () => {
  const own = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'active' });
  const aPerson = async (counterparty_id: number, set: object) => {
    const { id } = await app.db
      .insertInto('signatories')
      .values({
        counterparty_id,
        last_name: 'Данилов',
        first_name: 'Александр',
        job_title: 'Директор',
        basis_type: 'power_of_attorney',
        ...set,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const ours = await aPerson(company.organizationId, { basis_valid_until: '2026-12-31' });
  const theirs = await aPerson(company.counterpartyId, {});
  const set = { our_signatory_id: ours, their_signatory_id: theirs };
  await app.db.updateTable('agreements').set(set).where('id', '=', own).execute();
  const signedBy = ({ our_signatory: our, their_signatory: their }: Addendum) => [our?.id, their?.id];
  expect(signedBy(await add({ agreement_id: own }))).toEqual([ours, theirs]);
  const [main] = signedBy(await add());
  const later = await add({ agreement_id: own, addendum_date: '2027-01-10', their_signatory_id: null });
  expect(signedBy(later)).toEqual([main, undefined]);
});

test('whoever does not see the agreement is answered as if there were none, also where it has usual signatories', async () => {
  const hidden = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'active' });
  const narrow = await company.employee({ dataScope: 'own' });
  for (const signatories of [{}, { our_signatory_id: 999, their_signatory_id: company.theirSignatoryId }]) {
    const [theirs, nobodys] = await Promise.all(
      [hidden, 999_999].map(async (agreement_id) =>
        errorsOf(await post(draft({ agreement_id, ...signatories }), narrow)),
      ),
    );
    expect(theirs).toEqual({ agreement_id: ['Выберите значение из списка'] });
    expect(nobodys).toEqual(theirs);
  }
});

test('the numerator of addenda writes the ordinal, which goes on counting within the agreement', async () => {
  const numerator = (set: object) =>
    app.db.updateTable('numerators').set(set).where('purpose', '=', 'addendum').execute();
  const agreement_id = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'active' });
  const next = async (change: object = {}) => (await add({ agreement_id, ...change })).number;
  expect(await next()).toBe('1');
  await numerator({ pattern: 'ДС-{n:2}/{year}{type}' });
  expect(await next()).toBe('ДС-02/2026П');
  expect(await next({ addendum_date: '2025-12-31' })).toBe('ДС-02/2025П');
  expect(await next({ number: 'дс-03/2026п' })).toBe('дс-03/2026п');
  expect(await next()).toBe('ДС-04/2026П');
  await numerator({ is_active: false });
  expect(await next()).toBe('2');
  await numerator({ pattern: '{n}', is_active: true });
});

test('what breaks a rule is refused under its field and makes nothing', async () => {
  const open = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'draft' });
  const before = await app.db.selectFrom('addendums').select('id').execute();
  expect(errorsOf(await post(draft({ agreement_id: open })))).toHaveProperty('agreement_id');
  expect(errorsOf(await post(draft({ agreement_id: 999_999 })))).toHaveProperty('agreement_id');
  expect(errorsOf(await post(draft({ kinds: [] })))).toHaveProperty('kinds');
  expect(errorsOf(await post(draft({ kinds: ['toString'] })))).toBeDefined();
  expect(errorsOf(await post(draft({ our_signatory_id: company.theirSignatoryId })))).toHaveProperty(
    'our_signatory_id',
  );
  expect(
    errorsOf(await post(draft({ effective_from: '2026-12-01', effective_to: '2026-11-01' }))),
  ).toHaveProperty('effective_to');
  expect(errorsOf(await post(draft({ number: '7' })))).toEqual({
    number: ['Такой номер у этого договора уже есть'],
  });
  expect(errorsOf(await post(draft({ status: 'signed' })))).toEqual({ status: ['Неизвестное поле'] });
  expect(await app.db.selectFrom('addendums').select('id').execute()).toHaveLength(before.length);
});

test('whoever does not see the agreement sees nothing that was added to it', async () => {
  const record = await add();
  const newcomer = await company.employee({ dataScope: 'own' });
  expect((await app.as(newcomer).get(at(record))).statusCode).toBe(404);
  expect((await patch(record, { title: 'Чужое' }, newcomer)).statusCode).toBe(404);
  expect((await post(draft(), newcomer)).statusCode).toBe(422);
});

test('several chosen kinds find the addenda of any of them, and an unknown one is refused', async () => {
  const price = await add({ kinds: ['price'] });
  const scope = await add({ kinds: ['scope', 'other'] });
  const vat = await add({ kinds: ['vat'] });
  const list = '/api/addendums?per_page=100';
  const found = await app.as(lawyer).get(`${list}&filter[kinds][]=price&filter[kinds][]=scope`);
  const ids = found.json<{ data: { id: number }[] }>().data.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([price.id, scope.id]));
  expect(ids).not.toContain(vat.id);
  expect((await app.as(lawyer).get(`${list}&filter[kinds][]=toString`)).statusCode).toBe(422);
});

test('a change is in the history in the words of the form, and a stale one is refused with the present card', async () => {
  const record = await add();
  const changed = (
    await patch(record, { kinds: ['price', 'vat'], effective_from: '2026-12-01', summary: 'Новая цена' })
  ).json<Addendum>();
  expect(changed).toMatchObject({ kinds: ['price', 'vat'], lock_version: 2 });
  const { data } = (await app.as(lawyer).get(`${at(record)}/history`)).json<{ data: ActivityLog[] }>();
  expect(data.map((line) => line.action_label)).toEqual([
    'Изменение дополнительного соглашения',
    'Создание дополнительного соглашения',
  ]);
  expect(data[0]?.changes).toEqual([
    { field: 'kinds', label: 'Что меняет', old: 'Продление', new: 'Цена, НДС' },
    { field: 'effective_from', label: 'Действует с', old: null, new: '01.12.2026' },
    { field: 'summary', label: 'Содержание', old: null, new: 'Новая цена' },
  ]);
  const stale = await patch(record, { title: 'Опоздавшее' });
  expect(stale.statusCode).toBe(409);
  expect(stale.json<{ current: Addendum }>().current).toMatchObject({ lock_version: 2 });
});

test('PUT takes the whole record and nothing less', async () => {
  const record = await add();
  const partial = await app.as(lawyer).inject({
    method: 'PUT',
    url: at(record),
    payload: { title: 'Только название', lock_version: record.lock_version },
  });
  expect(partial.statusCode).toBe(422);
  expect(errorsOf(partial)).toHaveProperty('kinds');
  const whole = await app.as(lawyer).inject({
    method: 'PUT',
    url: at(record),
    payload: {
      lock_version: record.lock_version,
      agreement_id: parent,
      number: record.number,
      addendum_date: '2026-11-19',
      title: 'О цене',
      responsible_id: lawyer.id,
      kinds: ['price'],
      effective_from: '2026-11-01',
      effective_to: null,
      changes: [],
      summary: null,
      reason: null,
      our_signatory_id: null,
      their_signatory_id: null,
      signing_method: 'edi',
      originals_status: 'not_required',
      originals_sent_at: null,
      originals_due_at: null,
      originals_received_at: null,
      storage_place: null,
      activation_basis: 'copy',
      edi_operator: null,
      edi_document_id: null,
      edi_status: null,
      edi_url: null,
    },
  });
  expect(whole.json()).toMatchObject({ title: 'О цене', signing_method: 'edi', is_retroactive: true });
});

test('it bears no day before that of its agreement, and one that it has borne holds up no other change', async () => {
  const early = { addendum_date: ['Раньше даты договора, 10.01.2026'] };
  expect(errorsOf(await post(draft({ addendum_date: '2026-01-09' })))).toEqual(early);
  const record = await add({ addendum_date: '2026-01-10' });
  expect(record.addendum_date).toBe('2026-01-10');
  expect(errorsOf(await patch(record, { addendum_date: '2025-11-01' }))).toEqual(early);
  const kept = { addendum_date: '2025-11-01' };
  await app.db.updateTable('addendums').set(kept).where('id', '=', record.id).execute();
  expect((await patch(record, { title: 'О сроке' })).statusCode).toBe(200);
});

const withFile = ({ id }: Addendum, kind: 'draft' | 'scan') =>
  aVersion(app.db, {
    type: 'addendum',
    id,
    kind,
    version: kind === 'draft' ? 1 : 2,
    isCurrent: kind === 'draft',
  });

test('it goes its way to both signatures and takes effect on its day, and each state is kept', async () => {
  const record = await add({
    summary: 'Срок продлён',
    addendum_date: '2026-11-20',
    effective_from: '2026-11-22',
    our_signatory_id: company.ourSignatoryId,
    their_signatory_id: company.theirSignatoryId,
  });
  expect(errorsOf(await act(record, 'send-to-approval'))).toEqual({ files: ['Приложите файл соглашения'] });
  await withFile(record, 'draft');
  let now = (await act(record, 'send-to-approval')).json<Addendum>();
  expect(now.status).toBe('on_approval');
  expect((await patch(now, { title: 'Тайная правка' })).statusCode).toBe(423);
  // The approval itself is another module's; it ends like this.
  await app.db.updateTable('addendums').set({ status: 'approved' }).where('id', '=', record.id).execute();
  expect(errorsOf(await patch(now, { summary: 'Иное' }))).toHaveProperty('summary');
  now = (await act(now, 'send-to-signing')).json<Addendum>();
  expect(errorsOf(await act(now, 'mark-signed', { side: 'us' }))).toHaveProperty('date');
  now = (await act(now, 'mark-signed', { side: 'us', date: '2026-11-20' })).json<Addendum>();
  expect(errorsOf(await act(now, 'mark-signed', { side: 'them', date: '2026-11-20' }))).toHaveProperty(
    'document_version_id',
  );
  await withFile(record, 'scan');
  now = (await act(now, 'mark-signed', { side: 'them', date: '2026-11-20' })).json<Addendum>();
  expect(now.status).toBe('signed');
  await takeEffect(app.deps, '2026-11-21');
  expect((await app.as(lawyer).get(at(record))).json()).toMatchObject({ status: 'signed' });
  await takeEffect(app.deps, '2026-11-22');
  expect((await app.as(lawyer).get(at(record))).json()).toMatchObject({ status: 'effective' });
  const { data } = (await app.as(lawyer).get(`${at(record)}/states`)).json<{ data: { status: string }[] }>();
  expect(data.map(({ status }) => status)).toEqual([
    'draft',
    'on_approval',
    'on_signing',
    'signed',
    'effective',
  ]);
});

test('an extension that prolongs nothing is doubted before it is sent', async () => {
  const record = await add({ summary: 'Срок продлён' });
  expect(record.readiness).toContainEqual({
    field: 'kinds',
    message: 'Указан вид «Продление», а соглашение не меняет срок действия договора',
    level: 'warning',
  });
  const changes = [{ target: 'agreement', field: 'end_date', new_value: '2028-12-31' }];
  const prolonging = (await patch(record, { changes })).json<Addendum>();
  expect(prolonging.readiness.map(({ field }) => field)).not.toContain('kinds');
});

test('an addendum that begins after its agreement has ended is doubted, unless it prolongs it itself', async () => {
  const ending = { responsible_id: lawyer.id, status: 'active', end_date: '2026-12-10' } as const;
  const late = { kinds: ['price'], summary: 'Новая цена', effective_from: '2030-01-01' };
  const doubt = {
    field: 'effective_from',
    message: 'Договор закончится раньше, 10.12.2026',
    level: 'warning',
  };
  const record = await add({ ...late, agreement_id: await anAgreement(app.db, company, ending) });
  expect(record.readiness).toContainEqual(doubt);
  const inTime = (await patch(record, { effective_from: '2026-12-10' })).json<Addendum>();
  expect(inTime.readiness.map(({ field }) => field)).not.toContain('effective_from');
  const changes = [{ target: 'agreement', field: 'end_date', new_value: '2030-01-01' }];
  const prolonging = (await patch(inTime, { effective_from: '2030-01-01', changes })).json<Addendum>();
  expect(prolonging.readiness.map(({ field }) => field)).not.toContain('effective_from');
  const tooShort = [{ target: 'agreement', field: 'end_date', new_value: '2029-12-31' }];
  const approved = await add({
    ...late,
    agreement_id: await anAgreement(app.db, company, ending),
    changes: tooShort,
  });
  await app.db.updateTable('addendums').set({ status: 'approved' }).where('id', '=', approved.id).execute();
  expect((await app.as(lawyer).get(at(approved))).json<Addendum>().readiness).toContainEqual({
    ...doubt,
    message: 'Договор закончится раньше, 31.12.2029',
  });
});

test('an agreement that is renewed by itself does not end before its addendum begins', async () => {
  const renewed = { end_date: '2026-12-10', renewal_type: 'auto', renewal_months: 12 } as const;
  const agreement_id = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    status: 'active',
    ...renewed,
  });
  const { readiness } = await add({ agreement_id, effective_from: '2030-01-01' });
  expect(readiness.map(({ field }) => field)).not.toContain('effective_from');
});

test('a draft is deleted, what is in force is not', async () => {
  const record = await add();
  const remove = (one: Addendum) =>
    app.as(lawyer).delete(`${at(one)}?lock_version=${String(one.lock_version)}`);
  expect((await remove(record)).statusCode).toBe(204);
  expect((await app.as(lawyer).get(at(record))).statusCode).toBe(404);
  const unversioned = await add();
  expect((await app.as(lawyer).delete(at(unversioned))).statusCode).toBe(204);
  expect((await app.as(lawyer).get(at(unversioned))).statusCode).toBe(404);
  const kept = await add();
  await app.db.updateTable('addendums').set({ status: 'effective' }).where('id', '=', kept.id).execute();
  expect((await remove(kept)).statusCode).toBe(423);
});

test('its kinds are also understood as «kind», one or several', async () => {
  const { kinds: _, ...rest } = draft();
  const one = await post({ ...rest, kind: 'extension' });
  expect([one.statusCode, one.json<Addendum>().kinds]).toEqual([201, ['extension']]);
  const several = await patch(one.json(), { kind: ['extension', 'price'] });
  expect(several.json<Addendum>().kinds).toEqual(['extension', 'price']);
  expect(errorsOf(await post({ ...draft(), kind: 'price' }))).toHaveProperty('kind');
});
