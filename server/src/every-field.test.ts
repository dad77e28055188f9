import { ADDENDUM_FIELDS } from 'shared/contract/addendum/addendum.fields';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { sameFieldValue } from 'shared/contract/record/difference';
import { type Field, type FieldTable, wireFields } from 'shared/contract/record/field-table';
import { valuesOfRecord } from 'shared/contract/record/record-values';
import { addendumsModule } from './addendums/addendums-module';
import { agreementsModule } from './agreements/agreements-module';
import { aCompany } from './agreements/company.builder';
import { aPartner } from './counterparties/counterparty.builder';
import { counterpartiesModule } from './counterparties/counterparties-module';
import { anOffer } from './offers/offer.builder';
import { offersModule } from './offers/offers-module';
import { startTestApp, type TestApp } from './platform/testing/test-app';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let owner: Awaited<ReturnType<(typeof company)['employee']>>;
beforeAll(async () => {
  app = await startTestApp({
    modules: [agreementsModule, addendumsModule, offersModule, counterpartiesModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  owner = await company.employee();
});
afterAll(() => app.close());

interface Made {
  id: number;
  lock_version: number;
}

async function post(url: string, body: object): Promise<Made> {
  const answer = await app.as(owner).post(url, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Made>();
}

const RECORDS = {
  agreements: {
    table: AGREEMENT_FIELDS,
    make: () => post('/api/agreements', { ...company.draft(owner), items: [company.item()] }),
  },
  addendums: {
    table: ADDENDUM_FIELDS,
    make: async () => {
      const { id } = await post('/api/agreements', company.draft(owner));
      await app.db.updateTable('agreements').set({ status: 'active' }).where('id', '=', id).execute();
      const body = { agreement_id: id, title: 'О цене', kinds: ['price'], responsible_id: owner.id };
      return post('/api/addendums', body);
    },
  },
  'commercial-offers': {
    table: OFFER_FIELDS,
    make: () => post('/api/commercial-offers', anOffer(company, owner)({ items: [company.item()] })),
  },
  counterparties: { table: COUNTERPARTY_FIELDS, make: () => post('/api/counterparties', aPartner()) },
} as const satisfies Record<string, { table: FieldTable; make: () => Promise<Made> }>;

/** Another value than the present one, of the kind the field takes; of a record it refers to, one there is not. */
function another(field: Field, present: unknown): unknown {
  switch (field.kind) {
    case 'flag':
      return present !== true;
    case 'choice':
      return Object.keys(field.labels).find((one) => one !== present) ?? null;
    case 'choices':
      return Object.keys(field.labels).slice(-1);
    case 'day':
      return '2027-03-09';
    case 'money':
      return '777.77';
    case 'quantity':
    case 'percent':
      return '7';
    case 'whole':
      return present === field.min ? field.min + 1 : field.min;
    case 'reference':
      return 999_999;
    case 'references':
      return [999_999];
    case 'currency':
      return 'CNY';
    case 'tags':
      return ['новая'];
    case 'marks':
      return {};
    case 'lines':
      return [];
    default:
      return 'Иное 7';
  }
}

const CASES = Object.entries(RECORDS).flatMap(([resource, { table }]) =>
  Object.entries(wireFields<FieldTable>(table)).map(([name, field]) => [resource, name, field] as const),
);

const made = new Map<string, Promise<Made>>();

test.each(CASES)(
  '%s: %s is changed or refused with a sentence, and never dropped in silence',
  async (...given) => {
    const [resource, name, field] = given;
    const { table, make } = RECORDS[resource as keyof typeof RECORDS];
    if (!made.has(resource)) made.set(resource, make());
    const { id } = (await made.get(resource)) as Made;
    const url = `/api/${resource}/${String(id)}`;
    const card = (await app.as(owner).get(url)).json<Made>();
    const valueOf = (record: object) =>
      (valuesOfRecord<FieldTable>(table, record) as Record<string, unknown>)[name];
    const wanted = another(field, valueOf(card));
    if (sameFieldValue(field, wanted, valueOf(card))) return;
    const answer = await app.as(owner).patch(url, { lock_version: card.lock_version, [name]: wanted });
    if (answer.statusCode === 200) {
      expect([name, valueOf(answer.json<Made>())]).toEqual([name, expect.anything()]);
      expect(sameFieldValue(field, valueOf(answer.json<Made>()), wanted)).toBe(true);
      return;
    }
    expect(answer.statusCode).toBe(422);
    const sentences = Object.values(answer.json<{ errors: Record<string, string[]> }>().errors).flat();
    expect(sentences.join(' ')).toMatch(/[а-я]{3}/);
  },
);

test.each([
  ['agreements', { amount: '777.77' }, 'amount', /Сумма считается по строкам спецификации/],
  ['commercial-offers', { amount: '777.77' }, 'amount', /Сумма считается по строкам спецификации/],
  ['commercial-offers', { counterparty_name: 'Иное' }, 'counterparty_name', /берётся из карточки/],
] as const)('%s: %j is refused under %s', async (...[resource, body, field, sentence]) => {
  const { id, lock_version } = await RECORDS[resource].make();
  const url = `/api/${resource}/${String(id)}`;
  const answer = await app.as(owner).patch(url, { lock_version, ...body });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ errors: Record<string, string[]> }>().errors[field]?.[0]).toMatch(sentence);
});

test.each(['addendums', 'commercial-offers'] as const)(
  '%s: a number of null leaves it the one it has',
  async (resource) => {
    const { id, lock_version } = await RECORDS[resource].make();
    const url = `/api/${resource}/${String(id)}`;
    const { number } = (await app.as(owner).get(url)).json<{ number: string }>();
    const answer = await app.as(owner).patch(url, { lock_version, number: null });
    expect(answer.json()).toMatchObject({ number, lock_version });
  },
);

test('the sum that the lines come to may be said with them, and the present one at any time', async () => {
  const { id, lock_version } = await RECORDS.agreements.make();
  const url = `/api/agreements/${String(id)}`;
  const items = [company.item({ quantity: '2', price: '50.00' })];
  const both = await app.as(owner).patch(url, { lock_version, items, amount: '100.00' });
  expect(both.json()).toMatchObject({ amount: '100.00', lock_version: lock_version + 1 });
  const same = await app.as(owner).patch(url, { lock_version: lock_version + 1, amount: '100.00' });
  expect(same.statusCode).toBe(200);
});

const NEW = {
  agreements: (change: object) => ({ ...company.draft(owner), ...change }),
  'commercial-offers': (change: object) => anOffer(company, owner)({ amount: null, ...change }),
} as const;

describe.each(['agreements', 'commercial-offers'] as const)('a new one of %s', (resource) => {
  const send = (change: object) => app.as(owner).post(`/api/${resource}`, NEW[resource](change));
  const taxless = () => {
    const line = Object.entries(company.item()).filter(([name]) => !name.startsWith('vat_'));
    return Object.fromEntries(line) as object;
  };

  test('is refused a sum that its lines do not come to, and takes the one they do', async () => {
    const made = await send({ items: [company.item()], amount: null });
    const { amount } = made.json<{ amount: string }>();
    const other = await send({ items: [company.item()], amount: '777.77' });
    expect(other.statusCode).toBe(422);
    expect(other.json<{ errors: object }>().errors).toEqual({
      amount: [expect.stringMatching(/^Сумма считается по строкам спецификации/)],
    });
    expect((await send({ items: [company.item()], amount })).statusCode).toBe(201);
  });

  test('gives its tax to a line that says nothing of it, at a change too', async () => {
    const tax = { vat_mode: 'on_top', vat_rate_id: company.rateId('vat22') };
    const made = await send({ ...tax, items: [taxless()], amount: null });
    expect(made.json()).toMatchObject({ items: [tax] });
    const { id, lock_version } = made.json<Made>();
    const named = { ...taxless(), vat_mode: 'none' };
    const changed = await app
      .as(owner)
      .patch(`/api/${resource}/${String(id)}`, { lock_version, items: [named, taxless()] });
    expect(changed.json()).toMatchObject({ items: [{ vat_mode: 'none', vat_rate_id: null }, tax] });
  });

  test('gives its rate to a line that names its mode alone, and counts the tax', async () => {
    const tax = { vat_mode: 'on_top', vat_rate_id: company.rateId('vat22') };
    const made = await send({ ...tax, items: [{ ...taxless(), vat_mode: 'included' }], amount: null });
    const [line] = made.json<{ items: { vat_rate: { id: number } | null; vat_amount: string }[] }>().items;
    expect(line?.vat_rate?.id).toBe(tax.vat_rate_id);
    expect(Number(line?.vat_amount)).toBeGreaterThan(0);
  });

  test('says of which lines no tax is counted, and is not ready with them', async () => {
    const tax = { vat_mode: 'on_top', vat_rate_id: company.rateId('vat22') };
    const rateless = { ...taxless(), vat_mode: 'included', vat_rate_id: null };
    const free = { ...taxless(), vat_mode: 'none' };
    const told = async (change: object) =>
      (await send({ amount: null, ...change }))
        .json<{ readiness: { field: string; message: string; level: string }[] }>()
        .readiness.filter(({ field }) => ['items', 'vat_rate_id'].includes(field));
    expect(await told({ ...tax, items: [taxless(), rateless, free, rateless] })).toEqual([
      {
        field: 'items',
        message: 'Не указана ставка НДС в строках 2 и 4: налог по ним не посчитан',
        level: 'error',
      },
    ]);
    expect(await told({ vat_mode: 'included', vat_rate_id: null, items: [taxless()] })).toMatchObject([
      { field: 'vat_rate_id', message: 'Выберите ставку НДС', level: 'error' },
    ]);
    expect(await told({ ...tax, items: [taxless(), free] })).toEqual([]);
    const inPrice = { ...taxless(), vat_mode: 'included', vat_rate_id: tax.vat_rate_id };
    expect(await told({ ...tax, items: [taxless(), inPrice, free] })).toEqual([
      {
        field: 'items',
        message: 'НДС документа «Сверху», а в строке 2 он входит в цену',
        level: 'warning',
      },
    ]);
  });
});
