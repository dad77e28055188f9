import PizZip from 'pizzip';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { DocumentFile } from 'shared/contract/file/file';
import type {
  GenerationPreview,
  OfferedTemplateList,
  TemplateContent,
} from 'shared/contract/file-template/file-template';
import { agreementsModule } from '../agreements/agreements-module';
import { addendumsModule } from '../addendums/addendums-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { templateDocx } from '../demo/templates/template-docx';
import type { Block } from '../demo/templates/template-text';
import { filesModule } from '../files/files-module';
import { formBody, formHeaders } from '../files/upload.builder';
import { handbooksModule } from '../handbooks/handbooks-module';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { fileTemplatesModule } from './file-templates-module';

let app: TestApp;
let company: Company;
let lawyer: Actor;
let agreementId: number;

beforeAll(async () => {
  app = await startTestApp({
    modules: [filesModule, handbooksModule, fileTemplatesModule, agreementsModule, addendumsModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  lawyer = await company.employee();
  agreementId = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    number: '7/2026-П',
    agreement_date: '2026-11-18',
    title: 'Поставка реле',
    amount: '1200.00',
    vat_amount: '216.39',
  });
});
afterAll(() => app.close());

const path = (id: number, rest = '') => `/api/file-templates/${String(id)}${rest}`;
const text = (...lines: string[]): Block[] => lines.map((line) => ({ kind: 'text', text: line }));
let codes = 0;

async function aTemplate(kind = 'agreement', values: object = {}): Promise<number> {
  codes += 1;
  const answer = await app.as(lawyer).post('/api/file-templates', {
    name: `Шаблон ${String(codes)}`,
    code: `template_${String(codes)}`,
    document_kind: kind,
    prefix: 'Договор',
    ...values,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: number }>().id;
}

function send(id: number, content: Buffer, { by = lawyer, fileName = 'Шаблон.docx' } = {}) {
  return app.as(by).inject({
    method: 'POST',
    url: path(id, '/content'),
    payload: formBody([{ name: 'file', value: content, fileName }]),
    headers: formHeaders,
  });
}

async function withText(id: number, ...lines: string[]): Promise<TemplateContent> {
  const answer = await send(id, await templateDocx(text(...lines)));
  expect(answer.statusCode).toBe(201);
  return answer.json<TemplateContent>();
}

const make = (id: number, body: object = {}, by = lawyer) =>
  app
    .as(by)
    .post(path(id, '/generate'), { documentable_type: 'agreement', documentable_id: agreementId, ...body });

/** Why each of the templates is not for the agreement; undefined of one that is not offered. */
async function misfitsOf(ids: readonly number[]) {
  const url = `/api/file-templates/offered?documentable_type=agreement&documentable_id=${String(agreementId)}`;
  const { data } = (await app.as(lawyer).get(url)).json<OfferedTemplateList>();
  return ids.map((id) => data.find((one) => one.id === id)?.misfit);
}

/** A text of the agreement that no template has made. */
const bringByHand = async (of: number) =>
  app.as(lawyer).inject({
    method: 'POST',
    url: '/api/files',
    payload: formBody([
      { name: 'documentable_type', value: 'agreement' },
      { name: 'documentable_id', value: String(of) },
      { name: 'kind', value: 'draft' },
      { name: 'file', value: await templateDocx(text('Правка юриста')), fileName: 'Правка.docx' },
    ]),
    headers: formHeaders,
  });

async function textOf(file: DocumentFile): Promise<string> {
  const answer = await app.as(lawyer).inject({ method: 'GET', url: file.url });
  expect(answer.statusCode).toBe(200);
  const xml = new PizZip(answer.rawPayload).file('word/document.xml')?.asText() ?? '';
  return xml.replace(/<[^>]+>/g, '');
}

describe('the text of a template', () => {
  it('is a version of a Word file, with the fields found in it and those nobody knows', async () => {
    const id = await aTemplate();
    const first = await withText(
      id,
      'Договор № {Номер} от {дата}',
      '{#спецификация}{позиция}{/спецификация} {цвет}',
    );
    expect(first.version).toBe(1);
    expect([...first.tags].sort()).toEqual(['дата', 'номер', 'позиция', 'спецификация', 'цвет']);
    expect(first.unknown_tags).toEqual(['цвет']);
    expect(first.unknown_places).toEqual(['{#спецификация}{позиция}{/спецификация} {цвет}']);
    const second = await withText(id, 'Договор № {номер}');
    expect(second.version).toBe(2);
    const seen = await app.as(lawyer).get(path(id, '/content'));
    expect(seen.json<TemplateContent>()).toMatchObject({ version: 2, unknown_tags: [] });
    const nameless = await withText(id, 'Цвет: {}');
    expect([nameless.unknown_tags, nameless.unknown_places]).toEqual([[''], ['Цвет: {}']]);
  });

  it('names the fields of a line that stand outside their section, also where others of them stand in it', async () => {
    const found = await withText(
      await aTemplate(),
      '{#спецификация}{№} {позиция}{/спецификация} {#есть срок действия}{Позиция}{/есть срок действия} {номер}',
      'Всего {количество}: {#другие стороны}{сторона.роль} {номер}{/другие стороны} {сторона.роль}',
    );
    expect(found.unknown_tags).toEqual(['позиция', 'количество', 'сторона.роль']);
    expect(found.unknown_places[1]).toMatch(/^вне раздела \{#спецификация\}: Всего \{количество\}/);
    expect(found.unknown_places[2]).toMatch(/^вне раздела \{#другие стороны\}: /);
    const change = await withText(await aTemplate('addendum'), '{#изменения}{было}{/изменения} {стало}');
    expect(change.unknown_tags).toEqual(['стало']);
  });

  it.each([
    ['Договор № {номер', 'Не закрыта скобка у «номер»'],
    ['Поставка } от {дата}', 'Лишняя закрывающая скобка у «Поставка»'],
    ['{#спецификация}{позиция}', 'Блок «спецификация» открыт, но не закрыт'],
    ['{позиция}{/спецификация}', 'Блок «спецификация» закрыт, но не открыт'],
    [
      '{#спецификация}{#Спецификация}{#спецификация}{позиция}{/спецификация}{/Спецификация}{/спецификация}',
      'Блок «Спецификация» стоит внутри самого себя',
    ],
    [
      `${'{#есть номер}'.repeat(3000)}{номер}${'{/есть номер}'.repeat(3000)}`,
      'Блоки стоят друг в друге глубже 20 раз. Упростите шаблон',
    ],
  ])('is refused with the place of its fault: %s', async (line, sentence) => {
    const id = await aTemplate();
    const answer = await send(id, await templateDocx(text(line)));
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: { file: string[] } }>().errors.file).toEqual([sentence]);
    expect((await app.as(lawyer).get(path(id, '/content'))).statusCode).toBe(404);
  });

  it('is refused when it is no Word document', async () => {
    const id = await aTemplate();
    const renamed = await send(id, Buffer.from('%PDF-1.7\n%%EOF\n'));
    expect(renamed.statusCode).toBe(415);
    const table = await send(id, Buffer.from('x'), { fileName: 'Шаблон.xlsx' });
    expect(table.statusCode).toBe(415);
    expect(table.json<{ message: string }>().message).toContain('.docx');
  });

  it('is changed only by those who may, and not past its own page', async () => {
    const id = await aTemplate();
    const reader = await company.employee({ permissions: ['file_templates.read', 'agreements.read'] });
    const nobody = await company.employee({ permissions: [] });
    const content = await templateDocx(text('{номер}'));
    expect((await send(id, content, { by: reader })).statusCode).toBe(403);
    expect((await app.as(nobody).get(path(id, '/content'))).statusCode).toBe(403);
    expect((await app.stranger.get(path(id, '/content'))).statusCode).toBe(401);
    expect((await app.stranger.post(path(id, '/generate'), {})).statusCode).toBe(401);
    expect((await app.as(nobody).get('/api/file-templates/tags?document_kind=agreement')).statusCode).toBe(
      403,
    );
    expect((await app.as(reader).get('/api/file-templates/tags?document_kind=agreement')).statusCode).toBe(
      200,
    );
  });
});

describe('a document made of a template', () => {
  it('says what the agreement says, and is a draft of it named by the rule', async () => {
    const id = await aTemplate();
    await withText(
      id,
      '№ {номер} от {дата прописью}: {сумма прописью}, {ндс прописью}',
      '{контрагент.наименование}',
    );
    const answer = await make(id);
    expect(answer.statusCode).toBe(201);
    const file = answer.json<DocumentFile>();
    expect(file).toMatchObject({ name: 'Договор_7-2026-П_18.11.2026.docx', kind: 'draft', is_current: true });
    expect(file.comment).toMatch(/^По шаблону «Шаблон \d+», версия 1$/);
    const content = await textOf(file);
    expect(content).toContain('№\u00a07/2026-П от «18»\u00a0ноября 2026\u00a0г.');
    expect(content).toContain('1\u00a0200,00 (Одна тысяча двести) рублей 00\u00a0копеек');
    expect(content).toMatch(/ООО\u00a0«[^»]+»/);
  });

  it('leaves a blank for what is not known', async () => {
    const id = await aTemplate();
    await withText(id, 'Цвет: {цвет}. Счёт: {контрагент.счёт}.');
    const file = (await make(id)).json<DocumentFile>();
    expect(await textOf(file)).toBe('Цвет: ________. Счёт: ________.');
  });

  it('leaves out what stands on a field that is not filled', async () => {
    const id = await aTemplate();
    const kept = await withText(
      id,
      '{#есть название}{название}{/есть название}{#есть предмет} ({предмет}){/есть предмет}{^есть предмет} без предмета{/есть предмет}',
    );
    expect(kept.unknown_tags).toEqual([]);
    expect(await textOf((await make(id)).json<DocumentFile>())).toBe('Поставка реле без предмета');
    const given = await make(id, { values: { предмет: 'реле' } });
    expect(await textOf(given.json<DocumentFile>())).toBe('Поставка реле (реле)');
  });

  it('shows before it is made what will stand in it, and takes what is put right by hand', async () => {
    const id = await aTemplate();
    await withText(id, 'в лице {контрагент.должность в родительном} {контрагент.подписант в родительном}');
    const seen = await app
      .as(lawyer)
      .get(path(id, `/preview?documentable_type=agreement&documentable_id=${String(agreementId)}`));
    const { values } = seen.json<GenerationPreview>();
    expect(values.map(({ value, is_declined }) => [value, is_declined])).toEqual([
      ['генерального директора', true],
      ['Орешкина Виктора', true],
    ]);
    const file = (
      await make(id, { values: { 'контрагент.подписант в родительном': 'Орешкина Виктора Павловича' } })
    ).json<DocumentFile>();
    expect(await textOf(file)).toBe('в лице генерального директора Орешкина Виктора Павловича');
    const strange = await make(id, { values: { нет: 'такого' } });
    expect(strange.statusCode).toBe(422);
  });

  it('shows what will stand of each further side under its name, and takes what is put right there', async () => {
    const id = await aTemplate();
    await withText(
      id,
      '{номер}{#спецификация}{позиция}{/спецификация}',
      '{#другие стороны}{сторона.роль}: {сторона.наименование}, {сторона.огрн}, в лице {сторона.подписант в родительном};{/другие стороны}',
    );
    const three = await anAgreement(app.db, company, { responsible_id: lawyer.id, number: '8/2026-П' });
    const side = { agreement_id: three, side: 'third' as const, counterparty_id: company.counterpartyId };
    await app.db
      .insertInto('agreement_parties')
      .values([
        { ...side, position: 1, role_name: 'Поручитель', signatory_id: company.theirSignatoryId },
        { ...side, position: 2, role_name: 'Банк' },
      ])
      .execute();
    const preview = async (document: number) =>
      (
        await app
          .as(lawyer)
          .get(path(id, `/preview?documentable_type=agreement&documentable_id=${String(document)}`))
      ).json<GenerationPreview>().values;
    const shown = await preview(three);
    const genitive = (line: number) => `другие стороны[${String(line)}].сторона.подписант в родительном`;
    expect(shown.map(({ tag }) => tag)).toHaveLength(9);
    const name =
      (await preview(three)).find(({ tag }) => tag.endsWith('[1].сторона.наименование'))?.value ?? '';
    expect(shown.find(({ tag }) => tag === genitive(1))).toEqual({
      tag: genitive(1),
      label: `${name} (Поручитель): подписант в родительном падеже`,
      value: 'Орешкина Виктора',
      is_declined: true,
    });
    expect(shown.find(({ tag }) => tag === 'другие стороны[2].сторона.роль')?.value).toBe('Банк');
    expect(shown.find(({ tag }) => tag === 'другие стороны[2].сторона.огрн')?.value).toBe('');
    expect((await preview(agreementId)).map(({ tag }) => tag)).toEqual(['номер']);

    const values = { [genitive(2)]: 'Орешкиной Виктории', номер: '9' };
    const made = await make(id, { documentable_id: three, values });
    expect(await textOf(made.json<DocumentFile>())).toBe(
      `9Поручитель: ${name}, ________, в лице Орешкина Виктора;Банк: ${name}, ________, в лице Орешкиной Виктории;`,
    );
    const strange = await make(id, { documentable_id: three, values: { [genitive(3)]: 'Никого' } });
    expect(strange.statusCode).toBe(422);
  });

  it('keeps the version of the template it was made of', async () => {
    const id = await aTemplate();
    const content = await withText(id, '{номер}');
    const file = (await make(id)).json<DocumentFile>();
    await withText(id, 'Иной текст {номер}');
    const kept = await app.db
      .selectFrom('generated_documents')
      .selectAll()
      .where('document_version_id', '=', file.id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ template_version_id: content.id, sha256: file.sha256 });
  });

  it('tells of the text brought by hand it would follow, is refused over one nobody was shown, and leaves it in the files', async () => {
    const id = await aTemplate();
    await withText(id, '{номер}');
    const of = await anAgreement(app.db, company, { responsible_id: lawyer.id });
    const handmadeOf = async () => {
      const query = `documentable_type=agreement&documentable_id=${String(of)}`;
      return (await app.as(lawyer).get(path(id, `/preview?${query}`))).json<GenerationPreview>().handmade;
    };
    const first = (await make(id, { documentable_id: of, handmade_id: null })).json<DocumentFile>();
    expect([first.version, await handmadeOf()]).toEqual([1, null]);
    const edited = await bringByHand(of);
    const byHand = edited.json<DocumentFile>();
    expect(await handmadeOf()).toMatchObject({ id: byHand.id, name: 'Правка.docx', version: 2 });
    const over = (known: object) => make(id, { documentable_id: of, ...known });
    expect((await over({ handmade_id: null })).statusCode).toBe(409);
    expect((await over({ handmade_id: first.id })).json<{ message: string }>().message).toContain('версия 2');
    const second = (await over({ handmade_id: byHand.id })).json<DocumentFile>();
    expect([second.version, await handmadeOf()]).toEqual([3, null]);
    const files = await app
      .as(lawyer)
      .get(`/api/files?filter[documentable_type]=agreement&filter[documentable_id]=${String(of)}`);
    expect(files.json<{ data: DocumentFile[] }>().data.map(({ id: one }) => one)).toContain(byHand.id);
    expect(await textOf(byHand)).toBe('Правка юриста');
  });

  it('makes the agreement one by a template, while no text of it says anything else', async () => {
    const id = await aTemplate();
    await withText(id, '{номер} {наш подписант в родительном} {цвет}');
    const of = await anAgreement(app.db, company, { responsible_id: lawyer.id, number: '9/2026-П' });
    const isByTemplate = async () =>
      (await app.as(lawyer).get(`/api/agreements/${String(of)}`)).json<Agreement>().is_template_based;
    const made = async (values: object) => {
      expect((await make(id, { documentable_id: of, values })).statusCode).toBe(201);
      return isByTemplate();
    };
    expect(await isByTemplate()).toBe(false);
    expect(await made({})).toBe(true);
    expect(await made({ номер: '10/2026-П' })).toBe(false);
    expect(await made({ цвет: 'Красный' })).toBe(false);
    expect(await made({ номер: '9/2026-П', цвет: '' })).toBe(true);
    const byHand = await bringByHand(of);
    expect([byHand.statusCode, await isByTemplate()]).toEqual([201, false]);
  });

  it('is refused without the right, of another kind, of a template out of use or without a text', async () => {
    const empty = await aTemplate();
    expect((await make(empty)).statusCode).toBe(423);
    const ofOffers = await aTemplate('commercial_offer');
    expect((await make(ofOffers)).statusCode).toBe(422);
    const later = await aTemplate('agreement', { valid_from: '2027-01-01' });
    await withText(later, '{номер}');
    expect((await make(later)).json<{ message: string }>().message).toContain('01.01.2027');
    const foreign = await aTemplate();
    await withText(foreign, '{номер}');
    const owner = { organization_id: company.counterpartyId };
    await app.db.updateTable('file_templates').set(owner).where('id', '=', foreign).execute();
    const { message } = (await make(foreign)).json<{ message: string }>();
    expect(message).toMatch(/^Шаблон составлен для другой организации: ООО\u00a0«/);
    expect(await misfitsOf([empty, ofOffers, later, foreign])).toEqual([
      'В шаблоне ещё нет текста: загрузите документ Word',
      undefined,
      'Шаблон применяется с 01.01.2027',
      message,
    ]);
    const id = await aTemplate();
    await withText(id, '{номер}');
    const without = await company.employee({ permissions: ['agreements.read', 'agreements.edit'] });
    expect((await make(id, {}, without)).statusCode).toBe(403);
    const blind = await company.employee({ dataScope: 'own' });
    expect((await make(id, {}, blind)).statusCode).toBe(404);
  });

  it('is refused when the text of the document is closed', async () => {
    const id = await aTemplate();
    await withText(id, '{номер}');
    const signed = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'active' });
    expect((await make(id, { documentable_id: signed })).statusCode).toBe(423);
  });
});

it('makes a document of what is called by its type and «id», in the one format there is', async () => {
  const id = await aTemplate();
  await withText(id, 'Договор № {номер}');
  const named = { documentable_type: 'agreement', id: agreementId };
  const answer = await app.as(lawyer).post(path(id, '/generate'), { ...named, format: 'docx' });
  expect([answer.statusCode, answer.json<DocumentFile>().name]).toEqual([
    201,
    expect.stringMatching(/\.docx$/),
  ]);
  const other = await app.as(lawyer).post(path(id, '/generate'), { ...named, format: 'pdf' });
  expect([other.statusCode, other.json()]).toMatchObject([422, { errors: { format: ['Неизвестное поле'] } }]);
});
