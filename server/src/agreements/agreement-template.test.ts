import type { Agreement } from 'shared/contract/agreement/agreement';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { agreementTemplates } from './agreement-template.service';
import { agreementsModule } from './agreements-module';
import { aCompany, type Company } from './company.builder';

let app: TestApp;
let company: Company;
beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule], now: new Date('2026-11-20T09:00:00Z') });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

test('a template says by which rates a sum is taxed, and names none where there are several', async () => {
  const lawyer = await company.employee();
  const phrase = async (...rates: ('vat22' | 'vat10')[]) => {
    const items = rates.map((code) => company.item({ vat_rate_id: company.rateId(code) }));
    const draft = {
      ...company.draft(lawyer),
      items,
      vat_mode: 'included',
      vat_rate_id: company.rateId('vat22'),
    };
    const { id } = (await app.as(lawyer).post('/api/agreements', draft)).json<Agreement>();
    return (await agreementTemplates.facts(app.db, lawyer, id)).values['ндс прописью'];
  };
  expect(await phrase('vat22')).toBe('в том числе НДС 22\u00a0% — 54,15\u00a0руб.');
  expect(await phrase('vat10')).toBe('в том числе НДС 10\u00a0% — 27,30\u00a0руб.');
  expect(await phrase('vat22', 'vat10')).toBe('в том числе НДС — 81,45\u00a0руб.');
});

test('a template prints the sums of an agreement with the sign its currency has in the book', async () => {
  const lawyer = await company.employee();
  const taxed = { vat_mode: 'included', vat_rate_id: company.rateId('vat22') };
  const draft = { ...company.draft(lawyer), ...taxed, items: [], amount: '122.00', currency_code: 'AMD' };
  const { id } = (await app.as(lawyer).post('/api/agreements', draft)).json<Agreement>();
  expect((await agreementTemplates.facts(app.db, lawyer, id)).values).toMatchObject({
    сумма: '122,00\u00a0драм',
    'сумма без налога': '100,00\u00a0драм',
    'сумма ндс': '22,00\u00a0драм',
    'ндс прописью': 'в том числе НДС 22\u00a0% — 22,00\u00a0драм',
  });
});

test('a sum set by hand that the lines do not come to is told before the text is made', async () => {
  const lawyer = await company.employee();
  const doubts = async (sum: object) => {
    const draft = { ...company.draft(lawyer), items: [company.item()], ...sum };
    const { id } = (await app.as(lawyer).post('/api/agreements', draft)).json<Agreement>();
    return (await agreementTemplates.facts(app.db, lawyer, id)).doubts?.get('спецификация');
  };
  expect(await doubts({})).toBeUndefined();
  expect(await doubts({ amount_is_manual: true, amount: '1000.00' })).toBe(
    'Сумма документа 1\u00a0000,00 не равна итогу строк спецификации 300,30',
  );
});

type Line = readonly ['included' | 'on_top' | 'none', 'vat22' | 'none'];
const WITH = 'с\u00a0НДС';
const WITHOUT = 'без\u00a0НДС';

test.each<[string, { mode: Line[0]; lines: readonly Line[]; amount_type?: string }, string]>([
  ['lines that hold the tax', { mode: 'included', lines: [['included', 'vat22']] }, WITH],
  ['lines that the tax comes on top of', { mode: 'on_top', lines: [['on_top', 'vat22']] }, WITHOUT],
  ['lines, whatever the document says', { mode: 'included', lines: [['on_top', 'vat22']] }, WITHOUT],
  [
    'the taxed among the lines: an untaxed price fits under either heading',
    {
      mode: 'none',
      lines: [
        ['none', 'none'],
        ['included', 'vat22'],
      ],
    },
    WITH,
  ],
  [
    'lines that nothing is paid of, though the document is taxed',
    { mode: 'included', lines: [['none', 'none']] },
    WITHOUT,
  ],
  [
    'lines without a rate, whose price holds no tax',
    { mode: 'included', lines: [['included', 'none']] },
    WITHOUT,
  ],
  [
    'lines of both kinds, as both',
    {
      mode: 'included',
      lines: [
        ['included', 'vat22'],
        ['on_top', 'vat22'],
      ],
    },
    `${WITH} и\u00a0${WITHOUT}`,
  ],
  [
    'the lines of an agreement paid by rates',
    { mode: 'on_top', lines: [['included', 'vat22']], amount_type: 'rate' },
    WITH,
  ],
  ['the document without lines', { mode: 'included', lines: [] }, WITH],
  ['the document without lines and tax', { mode: 'none', lines: [] }, WITHOUT],
])('the heading of prices follows %s', async (...[, given, kind]) => {
  const lawyer = await company.employee();
  const rateOf = (code: Line[1]) => (code === 'none' ? null : company.rateId(code));
  const items = given.lines.map(([vat_mode, rate]) => company.item({ vat_mode, vat_rate_id: rateOf(rate) }));
  const draft = {
    ...company.draft(lawyer),
    items,
    vat_mode: given.mode,
    vat_rate_id: given.mode === 'none' ? null : company.rateId('vat22'),
    ...(given.mode === 'none' && { vat_note: 'Упрощённая система' }),
    ...(given.amount_type !== undefined && { amount_type: given.amount_type, amount: null }),
    ...(items.length === 0 && { amount: '1000.00' }),
  };
  const made = await app.as(lawyer).post('/api/agreements', draft);
  expect(made.statusCode).toBe(201);
  const { id } = made.json<Agreement>();
  const facts = await agreementTemplates.facts(app.db, lawyer, id);
  expect(facts.values['вид цены']).toBe(kind);
});

test('a template learns every side of the agreement with its role, its requisites and who signs for it', async () => {
  const lawyer = await company.employee();
  const { id } = (await app.as(lawyer).post('/api/agreements', company.draft(lawyer))).json<Agreement>();
  const two = await agreementTemplates.facts(app.db, lawyer, id);
  expect(two.values['другие стороны']).toEqual([]);
  const surety = { counterparty_id: company.counterpartyId, signatory_id: company.theirSignatoryId };
  await app.db
    .insertInto('agreement_parties')
    .values({ agreement_id: id, position: 1, role_name: 'Поручитель', side: 'third', ...surety })
    .execute();
  const three = await agreementTemplates.facts(app.db, lawyer, id);
  expect(three.values['другие стороны']).toEqual([
    expect.objectContaining({
      'сторона.роль': 'Поручитель',
      'сторона.наименование': three.values['контрагент.наименование'],
      'сторона.инн': three.values['контрагент.инн'],
      'сторона.подписант': expect.stringMatching(/./) as string,
    }),
  ]);
});

test.each([
  ['expense', false, 'Покупатель'],
  ['income', true, 'Поставщик'],
  ['none', false, null],
] as const)(
  'a template learns whether we are paid, and what we are called (%s)',
  async (direction, isPaid, role) => {
    const lawyer = await company.employee();
    const draft = { ...company.draft(lawyer), agreement_type_id: company.typeId('П'), direction };
    const { id } = (await app.as(lawyer).post('/api/agreements', draft)).json<Agreement>();
    const { values } = await agreementTemplates.facts(app.db, lawyer, id);
    // Where nothing tells its role, a side is called by its own name.
    expect(values).toMatchObject({ доходный: isPaid, 'мы.роль': role ?? (expect.any(String) as string) });
  },
);

const DAY = '2027-11-20';
test.each([
  [{ end_date: DAY }, { срочный: true, бессрочный: false, 'срок действия': 'до 20.11.2027' }],
  [{ is_indefinite: true }, { срочный: false, бессрочный: true, 'срок действия': 'бессрочно' }],
  [
    { validity_rule: 'until_fulfilled', end_date: DAY },
    { срочный: false, бессрочный: false, 'срок действия': 'до полного исполнения обязательств сторонами' },
  ],
  [{}, { срочный: false, бессрочный: false }],
])('a template learns how long the agreement holds: %j', async (term, told) => {
  const lawyer = await company.employee();
  const draft = { ...company.draft(lawyer), ...term };
  const { id } = (await app.as(lawyer).post('/api/agreements', draft)).json<Agreement>();
  expect((await agreementTemplates.facts(app.db, lawyer, id)).values).toMatchObject(told);
});

test.each([
  [null, { 'есть предоплата': false, 'полная предоплата': false }],
  ['0', { 'есть предоплата': false, 'полная предоплата': false }],
  ['30', { предоплата: '30', 'есть предоплата': true, 'полная предоплата': false }],
  ['100', { предоплата: '100', 'есть предоплата': true, 'полная предоплата': true }],
])('a template learns whether something is paid beforehand: %s', async (prepayment_percent, told) => {
  const lawyer = await company.employee();
  const draft = { ...company.draft(lawyer), prepayment_percent };
  const { id } = (await app.as(lawyer).post('/api/agreements', draft)).json<Agreement>();
  expect((await agreementTemplates.facts(app.db, lawyer, id)).values).toMatchObject(told);
});
