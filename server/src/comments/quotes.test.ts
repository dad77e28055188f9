import { sql } from 'kysely';
import { type CommentList, type CommentThread, commentThread } from 'shared/contract/comment/comment';
import type { DocumentFile } from 'shared/contract/file/file';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { contractPdf } from '../demo/texts/contract-pdf';
import { docxOf, p } from '../file-texts/docx.builder';
import { pdfOfPages } from '../file-texts/pdf.builder';
import { fileTextsIn } from '../file-texts/file-texts-module';
import { startSources } from '../file-texts/source-thread.builder';
import { filesModule } from '../files/files-module';
import { pdf, uploadForm } from '../files/upload.builder';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { commentsModule } from './comments-module';
import { aTalker } from './talker.builder';

const NOW = new Date('2026-11-20T09:00:00Z');
const TERM = 'Поставщик заменяет товар в течение 10 дней';
let app: TestApp;
let company: Company;
let lawyer: Actor;
let agreement: number;
let contract: DocumentFile;

beforeAll(async () => {
  const modules = [rolesModule, filesModule, agreementsModule, commentsModule, fileTextsIn(startSources)];
  app = await startTestApp({ modules, now: NOW });
  company = await aCompany(app.db);
  lawyer = await aTalker(app.db, company, { permissions: ['agreements.read', 'agreements.edit'] });
  agreement = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  contract = await uploaded(docxOf(`${p(`${TERM}.`)}${p('Оплата — по\u00a0факту поставки.')}`));
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`truncate comments, outbox, idempotency_keys cascade`.execute(app.db);
});

async function uploaded(content: Buffer, { id = agreement, fileName = 'Договор.docx' } = {}) {
  const form = uploadForm({ type: 'agreement', id, content, fileName });
  const answer = await app.as(lawyer).inject({ method: 'POST', url: '/api/files', ...form });
  expect(answer.statusCode).toBe(201);
  return answer.json<DocumentFile>();
}
const on = () => ({ commentable_type: 'agreement', commentable_id: agreement });
const at = (file: { id: number }, around = {}) => ({ version_id: file.id, ...around });
const post = (quote: object, actor = lawyer) =>
  app.as(actor).post('/api/comments', { ...on(), body: 'Мало', quote });
const say = async (quote: object): Promise<CommentThread> => {
  const answer = await post(quote);
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
  return commentThread.parse(answer.json());
};
const errorsOf = (answer: { json: <T>() => T }) => answer.json<{ errors: Record<string, string[]> }>().errors;
const url = ({ id }: { id: number }) => `/api/comments/${String(id)}`;
const shown = async (actor = lawyer) =>
  (
    await app.as(actor).get(`/api/comments?commentable_type=agreement&commentable_id=${String(agreement)}`)
  ).json<CommentList>().data[0];

test('quoted words stand with their file, its version and what is around them, however they were set', async () => {
  const around = { prefix: 'Поставщик заменяет', suffix: '.' };
  await say({ text: 'товар в\n  течение 10\u00a0дней', clause: '5.4', place: at(contract, around) });
  expect((await shown())?.quote).toEqual({
    text: 'товар в\n  течение 10\u00a0дней',
    clause: '5.4',
    place: {
      version_id: contract.id,
      file_name: 'Договор.docx',
      file_version: 1,
      ...around,
      is_checked: true,
    },
  });
  expect((await say({ text: 'Оплата — по факту', place: at(contract) })).quote?.place).toMatchObject({
    is_checked: true,
    prefix: '',
  });
  // Signs that no print shows are no part of the words.
  expect((await say({ text: 'товар\u0007', place: at(contract) })).quote?.text).toBe('товар');
});

test('words that the file does not say are attributed to it by nobody, and nothing is added', async () => {
  for (const text of ['в течение 100 дней', 'ПОСТАВЩИК', '| |']) {
    const refused = await post({ text, place: at(contract) });
    expect([text, refused.statusCode]).toEqual([text, 422]);
    expect(errorsOf(refused)).toEqual({
      'quote.text': [
        'В файле «Договор.docx», версия 1, нет таких слов. Выделите их в просмотре или исправьте цитату',
      ],
    });
  }
  const wrong: [object, string][] = [
    [{ text: 'я'.repeat(501), place: at(contract) }, 'quote.text'],
    [{ text: 'товар', place: at(contract, { prefix: 'я'.repeat(101) }) }, 'quote.place.prefix'],
    [{ text: 'товар', place: { ...at(contract), is_checked: true } }, 'quote.place.is_checked'],
    [{ text: 'товар', place: at({ id: 987_654 }) }, 'quote.place'],
  ];
  for (const [quote, field] of wrong) expect(errorsOf(await post(quote))).toHaveProperty([field]);
  expect(await shown()).toBeUndefined();
});

test('a file of another document is not quoted, and whoever does not see the document learns nothing of its words', async () => {
  const other = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  const alien = await uploaded(docxOf(p(TERM)), { id: other });
  expect(errorsOf(await post({ text: 'товар', place: at(alien) }))).toHaveProperty(['quote.place']);
  const outsider = await aTalker(app.db, company, { scope: 'own' });
  for (const text of ['товар', 'таких слов нет'])
    expect((await post({ text, place: at(contract) }, outsider)).statusCode).toBe(404);
  const clerk = await aTalker(app.db, company, { permissions: ['addendums.read'] });
  expect((await post({ text: 'таких слов нет', place: at(contract) }, clerk)).statusCode).toBe(403);
});

test('words of a scan are marked as typed, those of a PDF with a text are looked for in it', async () => {
  const scan = await uploaded(pdf(), { fileName: 'Скан.pdf' });
  expect((await say({ text: 'Со скана', place: at(scan) })).quote?.place?.is_checked).toBe(false);
  const sections = [{ heading: 'Предмет', clauses: [TERM] }];
  const sides: [string, string] = ['Поставщик', 'Покупатель'];
  const words = {
    title: 'Договор',
    place: 'Москва',
    day: '1 ноября 2026 г.',
    preamble: 'Стороны договорились.',
  };
  const written = await contractPdf({ ...words, sections, table: [], total: null, sides }, '2026-11-01');
  const page = await uploaded(written, { fileName: 'Текст.pdf' });
  expect((await say({ text: TERM, place: at(page) })).quote?.place?.is_checked).toBe(true);
  expect((await post({ text: 'в течение 11 дней', place: at(page) })).statusCode).toBe(422);
});

test('a quote of a PDF goes on over the heads and feet of its pages, also in a text that was read with them', async () => {
  const content = await pdfOfPages([
    ['Договор поставки № 5', 'Поставщик заменяет товар', 'в течение десяти', 'Покупатель ______ лист 1 из 2'],
    [
      'Договор поставки № 5',
      'рабочих дней со дня акта.',
      'Споры решает суд.',
      'Покупатель ______ лист 2 из 2',
    ],
  ]);
  const file = await uploaded(content, { fileName: 'С колонтитулами.pdf' });
  const over = { text: 'заменяет товар в течение десяти рабочих дней', place: at(file) };
  expect((await say(over)).quote?.place?.is_checked).toBe(true);
  expect((await say({ text: 'Договор поставки № 5', place: at(file) })).quote?.place?.is_checked).toBe(true);
  expect((await post({ text: 'в течение десяти календарных дней', place: at(file) })).statusCode).toBe(422);
  const lines = '\tв течение десяти лист 1 из 2 Договор поставки № 5 рабочих дней со дня акта.';
  await app.db.insertInto('file_texts').values({ sha256: file.sha256, lines }).execute();
  expect((await say(over)).quote?.place?.is_checked).toBe(true);
});

test('a correction keeps the place while the words stay, is looked at anew when they change, and takes it away with them', async () => {
  const said = await say({ text: 'товар', place: at(contract) });
  const change = (quote: object | null, lock_version: number) =>
    app.as(lawyer).put(url(said), { lock_version, body: 'Иначе', quote });
  const kept = (await change({ text: 'товар', clause: '1' }, 1)).json<CommentThread>();
  expect(kept.quote).toMatchObject({ clause: '1', place: { version_id: contract.id, is_checked: true } });
  expect((await change({ text: 'другое', place: at(contract) }, 2)).statusCode).toBe(422);
  const typed = (await change({ text: 'другое' }, 2)).json<CommentThread>();
  expect(typed.quote).toEqual({ text: 'другое', clause: null, place: null });
  expect((await change(null, 3)).json<CommentThread>().quote).toBeNull();
});

test('of a deleted version the quote keeps its name; of a deleted comment nothing is left', async () => {
  const version = await uploaded(docxOf(p('Неустойка 0,1 %')), { fileName: 'Проект.docx' });
  const said = await say({ text: 'Неустойка', place: at(version, { suffix: '0,1 %' }) });
  expect((await app.as(lawyer).delete(`/api/files/${String(version.id)}`)).statusCode).toBe(204);
  const place = { version_id: null, file_name: 'Проект.docx', file_version: version.version };
  expect((await shown())?.quote?.place).toMatchObject(place);
  const again = { lock_version: 1, body: 'Исправлено', quote: { text: 'Неустойка', clause: null } };
  const kept = (await app.as(lawyer).put(url(said), again)).json<CommentThread>();
  expect(kept.quote?.place).toMatchObject({ ...place, is_checked: true });
  expect((await app.as(lawyer).delete(`${url(said)}?lock_version=2`)).statusCode).toBe(204);
  const rows = await sql<{ line: string }>`select c::text as line from comments c`.execute(app.db);
  expect(rows.rows.filter(({ line }) => /неустойка|0,1|проект/i.test(line))).toEqual([]);
});

test('a repeated request is answered with what was added, also when the quoted file is gone or says other words by then', async () => {
  const version = await uploaded(docxOf(p('Неустойка 0,1 %')), { fileName: 'Проект.docx' });
  const send = (text: string) =>
    app
      .as(lawyer)
      .post(
        '/api/comments',
        { ...on(), body: 'Мало', quote: { text, place: at(version) } },
        { 'idempotency-key': 'answer-that-was-lost' },
      );
  const mistyped = await send('Неустойка 1 %');
  expect(mistyped.statusCode).toBe(422);
  const said = (await send('Неустойка')).json<CommentThread>();
  expect((await app.as(lawyer).delete(`/api/files/${String(version.id)}`)).statusCode).toBe(204);
  const again = await send('Неустойка');
  expect([again.statusCode, again.json<CommentThread>().id]).toEqual([201, said.id]);
  const other = await send('Пени');
  expect([other.statusCode, other.json<{ current: CommentThread }>().current.id]).toEqual([409, said.id]);
  const rows = await app.db.selectFrom('comments').select('id').execute();
  expect(rows).toHaveLength(1);
});

test('of one’s own words on a document that is closed by now nothing is told but the words, and nothing is offered', async () => {
  const guest = await aTalker(app.db, company);
  const said = (await post({ text: 'товар' }, guest)).json<CommentThread>();
  const url = `/api/comments/${String(said.id)}`;
  expect((await app.as(lawyer).post(`${url}/resolve`, { lock_version: 1 })).statusCode).toBe(200);
  const own = async (actor: Actor) =>
    (await app.as(actor).get('/api/comments')).json<CommentList>().data.find(({ id }) => id === said.id);
  expect(await own(guest)).toMatchObject({ resolved_by_name: lawyer.name, available_actions: ['reopen'] });
  expect(await own({ ...guest, dataScope: 'own' })).toMatchObject({
    body: said.body,
    resolved_at: null,
    resolved_by_name: null,
    can: { edit: false, delete: false, reply: false, resolve: false, reopen: false },
    available_actions: [],
  });
});

test('among one’s own words those quoted from a document that is closed by now are not shown', async () => {
  const guest = await aTalker(app.db, company);
  expect((await post({ text: 'товар', place: at(contract) }, guest)).statusCode).toBe(201);
  const own = async (actor: Actor) =>
    (await app.as(actor).get('/api/comments')).json<CommentList>().data[0]?.quote ?? null;
  expect(await own(guest)).toMatchObject({ text: 'товар' });
  expect(await own({ ...guest, dataScope: 'own' })).toBeNull();
  expect(await own({ ...guest, permissions: new Set() })).toBeNull();
});
