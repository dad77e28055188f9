import type { GenerationPreview, OfferedTemplateList } from 'shared/contract/file-template/file-template';
import { aTermsDesk, said } from '../addendums/terms-desk.builder';
import { anAgreement } from '../agreements/company.builder';
import { templateDocx } from '../demo/templates/template-docx';
import { filesModule } from '../files/files-module';
import { formBody, formHeaders } from '../files/upload.builder';
import { handbooksModule } from '../handbooks/handbooks-module';
import { offersModule } from '../offers/offers-module';
import { anOffer, callsOf } from '../offers/offer.builder';
import { fileTemplatesModule } from './file-templates-module';

let desk: Awaited<ReturnType<typeof aTermsDesk>>;
beforeAll(async () => {
  desk = await aTermsDesk([filesModule, handbooksModule, fileTemplatesModule, offersModule]);
});
afterAll(() => desk.app.close());

let codes = 0;
async function aTemplate(kind: string, ...lines: string[]): Promise<string> {
  codes += 1;
  const as = desk.app.as(desk.lawyer);
  const described = { name: `Шаблон ${String(codes)}`, document_kind: kind, prefix: 'Текст' };
  const code = `fit_${String(codes)}`;
  const { id } = (await as.post('/api/file-templates', { ...described, code })).json<{ id: number }>();
  const value = await templateDocx(lines.map((text) => ({ kind: 'text', text })));
  const url = `/api/file-templates/${String(id)}`;
  const payload = formBody([{ name: 'file', value, fileName: 'Шаблон.docx' }]);
  expect(
    (await as.inject({ method: 'POST', url: `${url}/content`, payload, headers: formHeaders })).statusCode,
  ).toBe(201);
  return url;
}

const asked = (kind: string, id: number) => `documentable_type=${kind}&documentable_id=${String(id)}`;
const doubtsOf = async (template: string, addendum: number) =>
  said<GenerationPreview>(
    await desk.app.as(desk.lawyer).get(`${template}/preview?${asked('addendum', addendum)}`),
  ).doubts;

test('a template about a term the addendum leaves as it is, or about changes there are none of, is told of before it is used', async () => {
  const price = await aTemplate(
    'addendum',
    '{#меняет цену}Новая цена.{/меняет цену}{#изменения}{стало}{/изменения}',
  );
  const term = await aTemplate('addendum', 'Вместо {договор.окончание}: {номер}');
  const { id: later } = await desk.draft(await desk.signed(), [
    { field: 'end_date', new_value: '2027-12-31' },
  ]);
  expect(await doubtsOf(price, later)).toEqual([expect.stringMatching(/^Соглашение не меняет цену/)]);
  expect(await doubtsOf(term, later)).toEqual([]);
  const { id: dearer } = await desk.draft(await desk.signed(), [{ field: 'amount', new_value: '1.00' }]);
  expect(await doubtsOf(price, dearer)).toEqual([]);
  expect(await doubtsOf(term, dearer)).toEqual([
    expect.stringMatching(/^Соглашение не меняет срок действия/),
  ]);
  const { id: bare } = await desk.draft(await desk.signed(), []);
  expect(await doubtsOf(price, bare)).toEqual([
    'Строки изменений: нет ни одной, их место в тексте останется пустым',
    expect.stringMatching(/^Соглашение не меняет цену/),
  ]);
});

test('a template that speaks of what the addendum is about and of nothing else is meant for it', async () => {
  const idOf = (url: string) => Number(url.split('/').at(-1));
  const price = idOf(await aTemplate('addendum', '{#меняет цену}Новая цена{/меняет цену}: {номер}'));
  const ending = idOf(await aTemplate('addendum', 'Договор расторгается с {дата расторжения}'));
  const both = idOf(await aTemplate('addendum', '{#меняет цену}Цена{/меняет цену} {договор.окончание}'));
  const any = idOf(await aTemplate('addendum', 'Соглашение {номер}'));
  const meantFor = async (changes: { field: string; new_value: string }[], kinds = ['price']) => {
    const { id } = await desk.draft(await desk.signed(), changes, { kinds });
    const url = `/api/file-templates/offered?${asked('addendum', id)}`;
    const { data } = said<OfferedTemplateList>(await desk.app.as(desk.lawyer).get(url));
    const mine = [price, ending, both, any];
    return data.filter((one) => one.is_meant === true && mine.includes(one.id)).map((one) => one.id);
  };
  const dearer = { field: 'amount', new_value: '1.00' };
  expect(await meantFor([dearer])).toEqual([price]);
  expect(await meantFor([], ['termination'])).toEqual([ending]);
  expect(await meantFor([dearer], ['termination', 'price'])).toEqual([ending]);
  expect(await meantFor([{ field: 'payment_terms', new_value: 'Сразу' }])).toEqual([]);
});

test('a template that names the type of the agreement is meant for it, and for no other', async () => {
  const { app, company, lawyer } = desk;
  const idOf = (url: string) => Number(url.split('/').at(-1));
  const [own, other] = [await aTemplate('agreement', '{номер}'), await aTemplate('agreement', '{номер}')];
  const id = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  const { agreement_type_id } = await app.db
    .selectFrom('agreements')
    .select('agreement_type_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const type = await app.db
    .insertInto('agreement_types')
    .values({ name: 'Хранение', code: 'ХР' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const name = (template: string, named: number) =>
    app.db
      .updateTable('file_templates')
      .set({ agreement_type_id: named })
      .where('id', '=', idOf(template))
      .execute();
  await name(own, agreement_type_id);
  await name(other, type.id);
  const { data } = said<OfferedTemplateList>(
    await app.as(lawyer).get(`/api/file-templates/offered?${asked('agreement', id)}`),
  );
  const meant = data.filter((one) => one.is_meant === true).map((one) => one.id);
  expect(meant.filter((one) => [idOf(own), idOf(other)].includes(one))).toEqual([idOf(own)]);
});

test('of an offer that came in it is told before that its text is the counterparty’s', async () => {
  const { company, lawyer, app } = desk;
  const template = await aTemplate('commercial_offer', '{номер}');
  const offers = callsOf(app, lawyer, anOffer(company, lawyer));
  const incoming = await offers.add({ direction: 'incoming' });
  const outgoing = await offers.add({ direction: 'outgoing' });
  const toldOf = async (id: number) =>
    (
      await app.as(lawyer).get(`${template}/preview?${asked('commercial_offer', id)}`)
    ).json<GenerationPreview>().doubts;
  expect(await toldOf(outgoing.id)).toEqual([]);
  expect(await toldOf(incoming.id)).toEqual([
    'Входящее предложение составляет контрагент: приложите его файл',
  ]);
});

test('of an empty value it is told whether its place is left out, by whatever section it stands in', async () => {
  const { company, lawyer, app } = desk;
  const section = '{#есть общая скидка}Скидка {общая скидка} от {сумма до скидки}{/есть общая скидка}';
  const offer = await callsOf(app, lawyer, anOffer(company, lawyer)).add({ direction: 'outgoing' });
  const emptyOf = async (...lines: string[]) => {
    const template = await aTemplate('commercial_offer', ...lines);
    const url = `${template}/preview?${asked('commercial_offer', offer.id)}`;
    const { values } = said<GenerationPreview>(await app.as(lawyer).get(url));
    return values.filter(({ value }) => value === '').map(({ tag, is_left_out: is }) => [tag, is === true]);
  };
  expect(await emptyOf(section)).toEqual([
    ['общая скидка', true],
    ['сумма до скидки', true],
  ]);
  expect(await emptyOf(section, 'Всего {сумма до скидки}')).toEqual([
    ['общая скидка', true],
    ['сумма до скидки', false],
  ]);
});

test('whoever may not add a text, and whoever comes when it is closed, is told so before choosing', async () => {
  const { app, company, lawyer } = desk;
  const template = await aTemplate('agreement', '{номер}');
  const reader = await company.employee({ permissions: ['agreements.read', 'file_templates.generate'] });
  const open = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  const closed = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'on_approval' });
  const codes = async (actor: typeof lawyer, id: number) =>
    Promise.all(
      ['/api/file-templates/offered', `${template}/preview`].map(
        async (url) => (await app.as(actor).get(`${url}?${asked('agreement', id)}`)).statusCode,
      ),
    );
  expect(await codes(lawyer, open)).toEqual([200, 200]);
  expect(await codes(reader, open)).toEqual([403, 403]);
  expect(await codes(lawyer, closed)).toEqual([423, 423]);
});
