import type { ActivityLog } from 'shared/contract/journal/activity-log';
import type { AnyBookRow, Book } from 'shared/contract/books/book';
import { BOOKS } from 'shared/contract/books/books';
import { wireName } from 'shared/contract/record/field-table';
import { aCompany, type Company } from '../agreements/company.builder';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import type { Actor } from '../platform/http/actor';
import { type Caller, startTestApp, type TestApp } from '../platform/testing/test-app';
import { usersModule } from '../users/users-module';
import { beyondReference } from './book-beyond';
import { aBookInput, sampleOf } from './book-values.builder';
import { handbooksModule } from './handbooks-module';

let app: TestApp;
let company: Company;
let employee: Actor;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp({ modules: [handbooksModule, usersModule, counterpartiesModule] });
  company = await aCompany(app.db);
  employee = await company.employee();
  admin = app.as(employee);
  // Whatever a field of any book refers to, there are two of it to choose from.
  await company.employee({ name: 'Орешкин Виктор Павлович' });
  await app.db
    .insertInto('counterparties')
    .values({
      is_own: true,
      type: 'legal',
      legal_form: 'АО',
      name_short: 'Южный узел',
      name_full: 'АО «Южный узел»',
      inn: '7736207543',
      kpp: '773601001',
      status: 'active',
    })
    .execute();
  for (const [at, name] of ['Первая', 'Вторая'].entries()) {
    await admin.post('/api/categories', { name, kind: 'goods' });
    const agreement_type_id = company.typeId(at === 0 ? 'П' : 'У');
    await admin.post('/api/numerators', { name, purpose: 'agreement', pattern: '{n}', agreement_type_id });
    const code = `text_${String(at)}`;
    await admin.post('/api/file-templates', { name, code, document_kind: 'agreement', prefix: name });
    await app.db
      .insertInto('chain_templates')
      .values({ name, document_kinds: ['agreement'] })
      .execute();
  }
});
afterAll(() => app.close());

const changed = (BOOKS as readonly Book[])
  .filter((book) => book.rights.change !== undefined)
  .map((book) => [book.kind.resource, book] as const);

const errorsOf = (answer: { json: () => Record<string, unknown> }) =>
  answer.json().errors as Record<string, string[]>;

describe.each(changed)('%s', (resource, book) => {
  const url = `/api/${resource}`;
  let row: AnyBookRow;

  test('are changed by nobody who is not logged in or lacks the right', async () => {
    const reader = app.as(await company.employee({ permissions: ['products.read', 'job_titles.read'] }));
    for (const [caller, status] of [
      [app.stranger, 401],
      [reader, 403],
    ] as const) {
      expect((await caller.post(url, {})).statusCode).toBe(status);
      expect((await caller.put(`${url}/1`, {})).statusCode).toBe(status);
      expect((await caller.patch(`${url}/1`, {})).statusCode).toBe(status);
      expect((await caller.delete(`${url}/1`)).statusCode).toBe(status);
      expect((await caller.patch(url, { id: 1 })).statusCode).toBe(status);
      expect((await caller.delete(url, { id: 1 })).statusCode).toBe(status);
      expect((await caller.post(`${url}/1/archive`, {})).statusCode).toBe(status);
      expect((await caller.post(`${url}/1/restore`, {})).statusCode).toBe(status);
    }
  });

  test('keep every field as it was said, and a repeated request makes nothing twice', async () => {
    const input = await aBookInput(admin, book);
    const key = { 'idempotency-key': `book-of-${resource}` };
    const first = await admin.post(url, input, key);
    expect([first.statusCode, first.json().errors]).toEqual([201, undefined]);
    row = first.json<AnyBookRow>();
    expect(row).toMatchObject(input);
    expect((await admin.post(url, input, key)).json().id).toBe(row.id);
    expect((await admin.get(`${url}/${String(row.id)}`)).json()).toEqual(row);
  });

  test('say under each field what is wrong, and refuse fields that are not theirs', async () => {
    const empty = await admin.post(url, {});
    expect(empty.statusCode).toBe(422);
    const needed = Object.entries(book.fields).filter(([, field]) => 'required' in field && field.required);
    const taken: Readonly<Record<string, string>> = ('taken' in book ? book.taken : undefined) ?? {};
    expect(Object.keys(errorsOf(empty)).sort()).toEqual(
      needed
        .filter(([name]) => !(name in taken))
        .map(([name, field]) => wireName(name, field))
        .sort(),
    );
    const foreign = await admin.patch(`${url}/${String(row.id)}`, {
      lock_version: row.lock_version,
      archived_at: null,
      created_by_id: 1,
    });
    expect(foreign.statusCode).toBe(422);
    expect(Object.keys(errorsOf(foreign)).sort()).toEqual(['archived_at', 'created_by_id']);
  });

  test('change in part or whole, and a stale version gets the present record', async () => {
    const part = await admin.patch(`${url}/${String(row.id)}`, {
      lock_version: row.lock_version,
      name: 'Новое название',
    });
    expect(part.json()).toMatchObject({ name: 'Новое название', lock_version: row.lock_version + 1 });
    const stale = await admin.patch(`${url}/${String(row.id)}`, {
      lock_version: row.lock_version,
      name: 'Поздно',
    });
    expect(stale.statusCode).toBe(409);
    expect(stale.json().current).toEqual(part.json());
    const { name: _name, ...rest } = await aBookInput(admin, book);
    const version = { lock_version: row.lock_version + 1 };
    expect(errorsOf(await admin.put(`${url}/${String(row.id)}`, { ...rest, ...version }))).toHaveProperty(
      'name',
    );
    const whole = await admin.put(`${url}/${String(row.id)}`, {
      ...(await aBookInput(admin, book)),
      ...version,
    });
    expect(whole.json()).toMatchObject({ name: row.name, lock_version: row.lock_version + 2 });
    row = whole.json<AnyBookRow>();
    const unknown = Object.entries(book.fields).flatMap(([name, field]) =>
      beyondReference(book).includes(name) ? [wireName(name, field)] : [],
    );
    const known = Object.entries(await aBookInput(admin, book)).filter(([name]) => !unknown.includes(name));
    const again = await admin.put(`${url}/${String(row.id)}`, {
      ...Object.fromEntries(known),
      lock_version: row.lock_version,
    });
    const kept = Object.fromEntries(unknown.map((name) => [name, row[name]]));
    expect([again.statusCode, again.json()]).toMatchObject([200, kept]);
    row = again.json<AnyBookRow>();
  });

  test('call every field in the history as the form does, and read its values in the same words', async () => {
    for (const [name, field] of Object.entries(book.fields)) {
      const sample = { book, name, self: row.id };
      const before = await sampleOf(admin, { ...sample, turn: 0 });
      const after = await sampleOf(admin, { ...sample, turn: 1 });
      const answer = await admin.patch(`${url}/${String(row.id)}`, {
        lock_version: row.lock_version,
        [wireName(name, field)]: after.value,
      });
      expect([name, answer.statusCode, answer.json().errors]).toEqual([name, 200, undefined]);
      row = answer.json<AnyBookRow>();
      expect(row[wireName(name, field)]).toEqual(after.value);
      const history = await admin.get(`${url}/${String(row.id)}/history?per_page=1`);
      const [line] = history.json<{ data: ActivityLog[] }>().data;
      expect(line?.action_label).toBe(`Изменение ${book.kind.noun.genitive}`);
      expect(line?.changes.map(({ label, old, new: now }) => [label, plain(old), plain(now)])).toEqual([
        [field.label, before.text, after.text],
      ]);
    }
  });

  test('go to the archive and out of every choice, and come back', async () => {
    const listed = async (query = '') =>
      (await admin.get(`${url}?filter[id]=${String(row.id)}${query}`)).json<{ data: unknown[] }>().data
        .length;
    const archived = await admin.post(`${url}/${String(row.id)}/archive`, { lock_version: row.lock_version });
    row = archived.json<AnyBookRow>();
    expect(row.archived_at).not.toBeNull();
    expect(row.can).toMatchObject({ update: false, archive: true });
    expect(row.available_actions).toEqual(['restore']);
    expect([await listed(), await listed('&filter[archived]=true')]).toEqual([0, 1]);
    expect((await admin.get(`${url}/${String(row.id)}`)).statusCode).toBe(200);
    const edit = { lock_version: row.lock_version, name: 'Из архива' };
    expect((await admin.patch(`${url}/${String(row.id)}`, edit)).statusCode).toBe(423);
    const restored = await admin.post(`${url}/${String(row.id)}/restore`, { lock_version: row.lock_version });
    row = restored.json<AnyBookRow>();
    expect([row.archived_at, await listed()]).toEqual([null, 1]);
    expect(row.available_actions).toEqual(['archive']);
  });

  test('are deleted when nothing uses them', async () => {
    const at = `${url}/${String(row.id)}`;
    expect((await admin.get(`${at}/usage`)).json()).toEqual({ data: [] });
    expect((await admin.delete(at, { lock_version: row.lock_version - 1 })).statusCode).toBe(409);
    expect((await admin.delete(at, { lock_version: row.lock_version })).statusCode).toBe(204);
    expect((await admin.get(at)).statusCode).toBe(404);
  });

  test('are changed and deleted as well where the body names the record', async () => {
    const made = (await admin.post(url, await aBookInput(admin, book))).json<AnyBookRow>();
    const named = { id: made.id, lock_version: made.lock_version };
    expect(Object.keys(errorsOf(await admin.patch(url, { lock_version: 1, name: 'Чьё' })))).toEqual(['id']);
    expect(Object.keys(errorsOf(await admin.patch(url, { ...named, archived_at: null })))).toEqual([
      'archived_at',
    ]);
    const changed = await admin.patch(url, { ...named, name: 'По номеру в теле' });
    expect(changed.json()).toMatchObject({ id: made.id, name: 'По номеру в теле' });
    const stale = await admin.delete(url, named);
    expect([stale.statusCode, stale.json().current]).toEqual([409, changed.json()]);
    expect(Object.keys(errorsOf(await admin.delete(url, {})))).toEqual(['id']);
    expect((await admin.delete(url, { id: made.id })).statusCode).toBe(204);
    expect((await admin.get(`${url}/${String(made.id)}`)).statusCode).toBe(404);
  });
});

/** A count of years, days or months is read with its noun; the number is what the test gave. */
const plain = (text: string | null) =>
  text?.replace(/\u00a0(год|года|лет|день|дня|дней|месяц\S*)$/, '') ?? null;
