import { Readable } from 'node:stream';
import type { DocumentFile } from 'shared/contract/file/file';
import { searchAnswer } from 'shared/contract/list/search';
import { addendumsModule } from '../addendums/addendums-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { agreementsModule } from '../agreements/agreements-module';
import { filesModule } from '../files/files-module';
import { pdf, uploadForm } from '../files/upload.builder';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { searchModule } from '../search/search-module';
import { docxOf, p, WORD } from './docx.builder';
import { odtOf, paragraph } from './odt.builder';
import { fileTextsIn } from './file-texts-module';
import { READER } from './reading/text-line';
import { startSources } from './source-thread.builder';
import { readTexts, tidyTexts } from './text-reading.service';
import { rereadTexts } from './text-rereading.service';
import { type TextThreads, textThreads } from './thread/text-threads';

let app: TestApp;
let company: Company;
let lawyer: Actor;
let threads: TextThreads;
beforeAll(async () => {
  app = await startTestApp({
    modules: [filesModule, agreementsModule, addendumsModule, searchModule, fileTextsIn(startSources)],
    config: { logLevel: 'warn' },
  });
  company = await aCompany(app.db);
  lawyer = await company.employee();
  threads = textThreads(startSources);
});
afterAll(async () => {
  await threads.back.close();
  await app.close();
});

const upload = async (id: number, content: Buffer, fileName = 'Договор.docx') => {
  const form = uploadForm({ id, content, fileName });
  const answer = await app.as(lawyer).inject({ method: 'POST', url: '/api/files', ...form });
  expect(answer.statusCode).toBe(201);
  return answer.json<DocumentFile>();
};
const read = () => readTexts(app.deps, threads.back);
const owned = (title: string) => anAgreement(app.db, company, { responsible_id: lawyer.id, title });
const register = async (text: string, actor = lawyer) =>
  (await app.as(actor).get(`/api/agreements?search=${encodeURIComponent(text)}`))
    .json<{ data: { id: number }[] }>()
    .data.map(({ id }) => id);
const everywhere = async (text: string, actor = lawyer) =>
  searchAnswer.parse((await app.as(actor).get(`/api/search?search=${encodeURIComponent(text)}`)).json()).data;

describe('an agreement is found by the text of its file', () => {
  it('in the register and everywhere, by any form of the word, with the place it stands at', async () => {
    const id = await owned('Поставка реле');
    await upload(id, docxOf(p('Стороны обязуются хранить сведения о чертёжах изделия в тайне.')));
    expect(await register('чертеж')).toEqual([]);
    await read();
    expect(await register('чертежи')).toEqual([id]);
    const [hit] = await everywhere('чертёж');
    expect(hit).toMatchObject({ kind: 'agreement', id, in_file: { file_name: 'Договор.docx' } });
    expect(hit?.in_file?.parts.filter(({ is_found }) => is_found).map(({ text }) => text)).toEqual([
      'чертежах',
    ]);
  });

  it('whether that is of Word or an open document', async () => {
    const id = await owned('Ремонт кровли');
    await upload(id, odtOf(paragraph('Подрядчик вывозит строительный мусор.')), 'Договор.odt');
    await read();
    expect(await register('мусора')).toEqual([id]);
  });

  it('by its present version alone', async () => {
    const id = await owned('Аренда склада');
    await upload(id, docxOf(p('Гарантийное удержание')));
    await upload(id, docxOf(p('Обеспечительный платёж')));
    await read();
    expect(await register('удержание')).toEqual([]);
    expect(await register('обеспечительный')).toEqual([id]);
  });

  it('by nobody who does not see the agreement', async () => {
    const id = await owned('Ремонт кровли');
    await upload(id, docxOf(p('Мастика битумная')));
    await read();
    const narrow = await company.employee({ permissions: ['agreements.read'], dataScope: 'own' });
    expect(await register('мастика', narrow)).toEqual([]);
    expect(await everywhere('мастика', narrow)).toEqual([]);
    expect(await everywhere('мастика')).toHaveLength(1);
  });

  it('not by a few digits, which stand in every text', async () => {
    await upload(await owned('Перевозка'), docxOf(p('Пункт 777')));
    await read();
    expect(await register('777')).toEqual([]);
  });
});

describe('a file that gives no text', () => {
  it('costs a line of the log, and the others are read', async () => {
    const id = await owned('Монтаж');
    await upload(id, pdf(), 'Скан.pdf');
    await upload(id, docxOf('<w:p/>'.repeat(100_000)), 'Большой.docx');
    const good = await owned('Уборка');
    await upload(good, docxOf(p('Клининговые услуги')));
    const lines = app.logLines.length;
    await read();
    expect(app.logLines.slice(lines)).toHaveLength(2);
    expect(await register('клининговые')).toEqual([good]);
    const before = app.logLines.length;
    await read();
    expect(app.logLines).toHaveLength(before);
  });

  it('holds up no older ones while its bytes are away, and is read when they are back', async () => {
    const older = await owned('Хранение');
    await upload(older, docxOf(p('Поклажедатель и хранитель')));
    const id = await owned('Экспедиция');
    const bytes = docxOf(p('Экспедиторская расписка'));
    const { sha256 } = await upload(id, bytes);
    await app.deps.files.delete(sha256);
    await read();
    expect(await register('поклажедатель')).toEqual([older]);
    await app.deps.files.put(Readable.from([bytes]));
    await read();
    expect(await register('экспедиторская')).toEqual([id]);
  });

  it('is forgotten with its file', async () => {
    const { id, sha256 } = await upload(await owned('Охрана'), docxOf(p('Пультовая охрана')));
    await read();
    const kept = () => app.db.selectFrom('file_texts').where('sha256', '=', sha256).selectAll().execute();
    await tidyTexts(app.deps);
    expect(await kept()).toHaveLength(1);
    const version = app.db.deleteFrom('document_versions').where('id', '=', id);
    await version.execute();
    await app.db.deleteFrom('files').where('sha256', '=', sha256).execute();
    await tidyTexts(app.deps);
    expect(await kept()).toEqual([]);
  });
});

describe('a text that an earlier reader has read', () => {
  const NOTE = {
    'word/footnotes.xml': `<w:footnotes ${WORD}><w:footnote w:id="2">${p('Ставка рефинансирования удваивается.')}</w:footnote></w:footnotes>`,
  };
  const keptBefore = async (sha256: string, lines: string) => {
    await app.db.updateTable('file_texts').set({ lines, reader: 1 }).where('sha256', '=', sha256).execute();
  };
  const kept = async (sha256: string) =>
    app.db
      .selectFrom('file_texts')
      .select(['lines', 'reader'])
      .where('sha256', '=', sha256)
      .executeTakeFirst();

  it('is read anew, and what stands in its notes is found', async () => {
    const id = await owned('Заём');
    const { sha256 } = await upload(id, docxOf(p('Проценты начисляются ежемесячно.'), NOTE));
    await read();
    await keptBefore(sha256, '\tПроценты начисляются ежемесячно.');
    await read();
    expect(await register('рефинансирования')).toEqual([]);
    await rereadTexts(app.deps, threads.back);
    expect(await register('рефинансирования')).toEqual([id]);
    expect(await kept(sha256)).toMatchObject({ reader: READER });
  });

  it('stays when the file gives nothing better, and is not tried again', async () => {
    const { sha256 } = await upload(await owned('Ссуда'), docxOf('<w:p/>'.repeat(100_001)));
    await read();
    await app.db.updateTable('file_texts').set({ fault: null }).where('sha256', '=', sha256).execute();
    await keptBefore(sha256, '\tПрежний текст');
    await rereadTexts(app.deps, threads.back);
    expect(await kept(sha256)).toEqual({ lines: '\tПрежний текст', reader: READER });
  });

  it('waits for bytes that are away, and the others are read', async () => {
    const lost = await upload(await owned('Факторинг'), docxOf(p('Уступка требования')));
    const whole = await upload(await owned('Цессия'), docxOf(p('Цедент и цессионарий')));
    await read();
    await keptBefore(lost.sha256, '\tУступка');
    await keptBefore(whole.sha256, '\tЦедент');
    await app.deps.files.delete(lost.sha256);
    await rereadTexts(app.deps, threads.back);
    expect(await kept(lost.sha256)).toEqual({ lines: '\tУступка', reader: 1 });
    expect(await kept(whole.sha256)).toEqual({ lines: '\tЦедент и цессионарий', reader: READER });
  });
});
