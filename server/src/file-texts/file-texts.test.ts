import type { DocumentFile } from 'shared/contract/file/file';
import { type FileComparison, fileComparison } from 'shared/contract/file/comparison';
import { contractPdf } from '../demo/texts/contract-pdf';
import { guardFiles } from '../files/file-guards.service';
import { filesModule } from '../files/files-module';
import type { DocumentGuard } from '../files/document-guard';
import { pdf, uploadForm } from '../files/upload.builder';
import { windows1251, workbook } from '../imports/import.builder';
import type { Actor } from '../platform/http/actor';
import { Forbidden, NotFound } from '../platform/http/errors';
import type { Module } from '../platform/module';
import { anActor, startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { aUser } from '../users/a-user';
import { pdfOfPages } from './pdf.builder';
import { docxOf, p, WORD } from './docx.builder';
import { odtOf, paragraph } from './odt.builder';
import { fileTextsIn } from './file-texts-module';
import { startSources } from './source-thread.builder';

const HIDDEN = 9;
/** A kind of documents that no other code knows: one of them nobody sees, and the right is that of agreements. */
const paper: DocumentGuard = {
  requireReadable(_db, actor, id) {
    if (!actor.permissions.has('agreements.read')) return Promise.reject(new Forbidden());
    return id === HIDDEN && actor.dataScope !== 'all' ? Promise.reject(new NotFound()) : Promise.resolve();
  },
  requireWritable: () => Promise.resolve('Бумага'),
};
const papers: Module = (deps) => guardFiles(deps.app, 'paper', paper);

let app: TestApp;
let lawyer: Actor;
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, filesModule, papers, fileTextsIn(startSources)] });
  lawyer = anActor({ id: (await aUser(app.db)).id });
});
afterAll(() => app.close());

const DOCX = 'Договор.docx';
async function uploaded(content: Buffer, { id = 7, fileName = DOCX } = {}): Promise<number> {
  const form = uploadForm({ type: 'paper', id, content, fileName });
  const answer = await app.as(lawyer).inject({ method: 'POST', url: '/api/files', ...form });
  expect(answer.statusCode).toBe(201);
  return answer.json<DocumentFile>().id;
}
const compare = (before: number, after: number, actor = lawyer) =>
  app.as(actor).get(`/api/files/${String(after)}/comparison?with=${String(before)}`);
const page = (id: number, actor = lawyer) => app.as(actor).get(`/api/files/${String(id)}/page`);
const narrow = (): Actor => ({ ...lawyer, dataScope: 'own' });
/** Keeps a text as a server of old has read it. */
/** What an earlier reader has read. */
const keep = (sha256: string, lines: string) =>
  app.db.insertInto('file_texts').values({ sha256, lines, reader: 1 }).execute();
const message = (answer: { json: <T>() => T }) => answer.json<{ message: string }>().message;

const TERMS = ['Срок поставки 10 дней', 'Цена 1 000,00 руб.'];
const textOf = (...lines: string[]) => docxOf(lines.map((line) => p(line)).join(''));
const pdfOf = (...clauses: string[]) =>
  contractPdf(
    {
      title: 'Договор',
      place: 'Москва',
      day: '1 ноября 2026 г.',
      preamble: 'Стороны договорились о нижеследующем.',
      sections: [{ heading: 'Предмет', clauses }],
      table: [],
      total: null,
      sides: ['Поставщик', 'Покупатель'],
    },
    '2026-11-01',
  );

describe('two versions of a text', () => {
  it('are compared by words, of any kind of documents', async () => {
    const before = await uploaded(textOf(...TERMS));
    const after = await uploaded(textOf('Срок поставки 15 дней', TERMS[1] ?? ''));
    const answer = await compare(before, after);
    const found = fileComparison.parse(answer.json<FileComparison>());
    expect([found.before.id, found.after.id, found.changes]).toEqual([before, after, 1]);
    expect(found.lines.map(({ kind }) => kind)).toEqual(['changed', 'same']);
    expect(found.lines[0]?.parts).toContainEqual({ kind: 'added', text: '15' });
  });

  it('are compared as PDF too, and a PDF with the Word text it was made of', async () => {
    const before = await uploaded(await pdfOf('Срок поставки 10 дней'), { fileName: 'Договор.pdf' });
    const after = await uploaded(await pdfOf('Срок поставки 15 дней'), { fileName: 'Договор.pdf' });
    const found = (await compare(before, after)).json<FileComparison>();
    expect(found.lines.filter(({ kind }) => kind !== 'same').map(({ after_label: at }) => at)).toEqual([
      '1.1.',
    ]);
    const word = await uploaded(textOf('Срок поставки 15 дней'));
    expect((await compare(after, word)).json<FileComparison>().lines).toContainEqual(
      expect.objectContaining({ kind: 'same', parts: [{ kind: 'same', text: 'Срок поставки 15 дней' }] }),
    );
  });

  it('differ when only a note or the head of a page does, whatever was read of them before', async () => {
    const withNote = (note: string) =>
      docxOf(p('Штраф указан в сноске'), {
        'word/footnotes.xml': `<w:footnotes ${WORD}><w:footnote>${p(note)}</w:footnote></w:footnotes>`,
      });
    const before = await uploaded(withNote('Штраф — 1 %'));
    const after = await uploaded(withNote('Штраф — 10 %'));
    // What was kept of a text before notes were read.
    const { sha256 } = (await compare(after, before)).json<FileComparison>().before;
    await keep(sha256, '\tШтраф указан в сноске');
    const found = (await compare(before, after)).json<FileComparison>();
    expect(found.lines.map(({ kind }) => kind)).toEqual(['same', 'changed']);
    expect(found.lines[1]?.parts).toContainEqual({ kind: 'added', text: '10' });
  });

  it('of which one is Word’s do not differ by the cells of a table', async () => {
    const cell = (text: string) => `<w:tc>${p(text)}</w:tc>`;
    const row = `<w:tr>${cell('Кабель')}${cell('100 м')}</w:tr>`;
    const word = await uploaded(docxOf(`<w:tbl>${row}</w:tbl>`));
    const plain = await uploaded(Buffer.from('Кабель 100 м'), { fileName: 'Договор.txt' });
    expect((await compare(word, plain)).json<FileComparison>().changes).toBe(0);
  });

  it('are compared as open documents too, and one with the Word text of the same words', async () => {
    const odt = (text: string) =>
      uploaded(odtOf(paragraph('Предмет') + paragraph(text)), { fileName: 'Договор.odt' });
    const one = await odt('Срок поставки 10 дней');
    const compared = fileComparison.parse((await compare(one, await odt('Срок поставки 15 дней'))).json());
    expect(compared).toMatchObject({ changes: 1, before: { name: 'Договор.odt' } });
    const word = await uploaded(textOf('Предмет', 'Срок поставки 10 дней'));
    expect(fileComparison.parse((await compare(word, one)).json()).changes).toBe(0);
  });

  it('show a sum that a line of a PDF begins with, though it was kept as a number', async () => {
    const [before, after] = [
      await uploaded(await pdfOfPages([['10 000,00 руб. за каждый случай']]), { fileName: 'Договор.pdf' }),
      await uploaded(await pdfOfPages([['20 000,00 руб. за каждый случай']]), { fileName: 'Договор.pdf' }),
    ];
    const first = (await compare(before, after)).json<FileComparison>();
    const kept = (of: DocumentFile, sum: string) => keep(of.sha256, `${sum}\t000,00 руб. за каждый случай`);
    await kept(first.before, '10');
    await kept(first.after, '20');
    const found = (await compare(before, after)).json<FileComparison>();
    expect(found.lines.map(({ kind }) => kind)).toEqual(['changed']);
  });

  it('are open to nobody who may not read the document', async () => {
    const [one, other] = [await uploaded(textOf('а')), await uploaded(textOf('б'))];
    const hidden = await uploaded(textOf('тайна'), { id: HIDDEN });
    const path = `/api/files/${String(one)}/comparison?with=${String(other)}`;
    expect((await app.stranger.get(path)).statusCode).toBe(401);
    expect((await compare(one, other, anActor({ permissions: [] }))).statusCode).toBe(404);
    expect((await compare(one, hidden, narrow())).statusCode).toBe(404);
    expect((await compare(hidden, one, narrow())).statusCode).toBe(404);
    expect((await compare(one, 999_999)).statusCode).toBe(404);
  });

  it('belong to one document and are two', async () => {
    const [one, far] = [await uploaded(textOf('а')), await uploaded(textOf('а'), { id: 8 })];
    expect((await compare(one, far)).statusCode).toBe(422);
    expect((await compare(one, one)).statusCode).toBe(422);
    expect((await app.as(lawyer).get(`/api/files/${String(one)}/comparison`)).statusCode).toBe(422);
  });

  it.each([
    ['a scan', { fileName: 'Скан.pdf', content: pdf() }, 'не читается'],
    [
      'a picture',
      { fileName: 'Скан.jpg', content: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) },
      'docx, odt, pdf и txt',
    ],
    ['a text with nothing in it', { fileName: DOCX, content: docxOf('<w:p/>') }, /нет текста$/],
    [
      '100 000 paragraphs',
      { fileName: DOCX, content: docxOf('<w:p/>'.repeat(100_000)) },
      'слишком много текста',
    ],
  ])('cannot be compared when one is %s, and a sentence says so', async (_, { fileName, content }, words) => {
    const one = await uploaded(textOf('а'));
    const answer = await compare(await uploaded(content, { fileName }), one);
    expect(answer.statusCode).toBe(415);
    expect(message(answer)).toMatch(words);
  });
});

describe('the page of a plain text', () => {
  const TEXT = 'Акт № 7\r\n\r\n  Стол   10 шт. <b>&\r\n';
  const pageOf = async (content: Buffer) => {
    const { url } = (await page(await uploaded(content, { fileName: 'Акт.txt' }))).json<{ url: string }>();
    return (await app.stranger.get(url)).body;
  };

  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark of its order', Buffer.from(`\uFEFF${TEXT}`)],
    ['windows-1251', windows1251(TEXT)],
  ])('in %s keeps its lines and spaces and is nothing but text', async (_, content) => {
    expect(await pageOf(content)).toContain(
      '<main class="plain"><p>Акт № 7</p>\n<p>&nbsp;</p>\n<p>  Стол   10 шт. &lt;b&gt;&amp;</p></main>',
    );
  });

  it('is refused with a sentence where it is longer than anybody reads', async () => {
    const answer = await page(await uploaded(Buffer.from('а\n'.repeat(20_001)), { fileName: 'Журнал.txt' }));
    expect([answer.statusCode, message(answer)]).toEqual([
      415,
      'В файле слишком много текста. Скачайте его и откройте в своей программе',
    ]);
  });
});

it('the page of a workbook comes by the same door', async () => {
  const content = workbook([
    ['Товар', 'Цена'],
    ['Стол <b>', 1200.5],
  ]);
  const { url } = (await page(await uploaded(content, { fileName: 'Прайс.xlsx' }))).json<{ url: string }>();
  expect((await app.stranger.get(url)).body).toContain(
    '<tr><th>2</th><td>Стол &lt;b&gt;</td><td class="right">1200,5</td></tr>',
  );
});

describe('the page of a Word text', () => {
  it('is shown in a frame of ours alone, where nothing runs and nothing is fetched', async () => {
    const { url } = (await page(await uploaded(textOf('Предмет договора')))).json<{ url: string }>();
    const answer = await app.stranger.get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<p>Предмет договора</p>');
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
    const policy = String(answer.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", 'sandbox allow-same-origin', "frame-ancestors 'self'"]),
    );
    expect(policy.join()).not.toContain('script');
  });

  it('is linked for a minute and for one version', async () => {
    const { url } = (await page(await uploaded(textOf('а')))).json<{ url: string }>();
    const [body = ''] = url.split('.');
    expect((await app.stranger.get(`${url}A`)).statusCode).toBe(401);
    expect((await app.stranger.get(`${body.replace(/.$/, 'x')}.${'A'.repeat(43)}`)).statusCode).toBe(401);
    app.setNow(new Date(Date.now() + 61_000));
    expect((await app.stranger.get(url)).statusCode).toBe(401);
    app.setNow(new Date());
  });

  it('is given to nobody who may not read the document, and of no other files', async () => {
    const id = await uploaded(textOf('тайна'), { id: HIDDEN });
    expect((await app.stranger.get(`/api/files/${String(id)}/page`)).statusCode).toBe(401);
    expect((await page(id, anActor({ permissions: [] }))).statusCode).toBe(404);
    expect((await page(id, narrow())).statusCode).toBe(404);
    expect((await page(await uploaded(pdf(), { fileName: 'Скан.pdf' }))).statusCode).toBe(415);
  });
});
