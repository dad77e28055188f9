import type { Agreement } from 'shared/contract/agreement/agreement';
import { agreement } from 'shared/contract/agreement/agreement';
import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { agreementsModule } from '../agreements-module';
import { aCompany, type Company } from '../company.builder';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule], now: new Date('2026-11-20T09:00:00Z') });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

describe('creating an agreement', () => {
  test('a stranger is asked to log in', async () => {
    expect((await app.stranger.post('/api/agreements', {})).statusCode).toBe(401);
  });

  test('without the right nothing is looked at, not even the body', async () => {
    const reader = await company.employee({ permissions: ['agreements.read'] });
    expect((await app.as(reader).post('/api/agreements', { nonsense: 1 })).statusCode).toBe(403);
  });

  test('the required fields and nothing else give a draft with an internal number', async () => {
    const lawyer = await company.employee();
    const answer = await app.as(lawyer).post('/api/agreements', company.draft(lawyer));
    expect(answer.statusCode).toBe(201);
    const card = agreement.parse(answer.json());
    expect(card.internal_number).toMatch(/^Д-2026-\d{5}$/);
    expect(card).toMatchObject({
      status: 'draft',
      direction: 'expense',
      currency_code: 'RUB',
      lock_version: 1,
      notice_days: 30,
      department: { id: company.departmentId },
      our_signatory: { id: company.ourSignatoryId },
      can: { edit: true, delete: true },
    });
    expect(card.readiness.map((entry) => entry.field)).toEqual(['subject', 'amount', 'end_date', 'files']);
  });

  test('an internal number that another pattern has given already is passed over', async () => {
    const lawyer = await company.employee();
    const next = async () => {
      const answer = await app.as(lawyer).post('/api/agreements', company.draft(lawyer));
      return answer.json<Agreement>().internal_number;
    };
    const taken = await next();
    await app.db
      .insertInto('numerators')
      .values({
        name: 'Внутренние номера поставок',
        purpose: 'agreement_internal',
        agreement_type_id: company.typeId('П'),
        pattern: 'Д-{year}-{n:5}',
      })
      .execute();
    expect(Number((await next()).slice(-5))).toBe(Number(taken.slice(-5)) + 1);
  });

  test('where it is exchanged, by which law it was bought and whether it is a subcontract is kept with it', async () => {
    const lawyer = await company.employee();
    const kept = {
      signing_method: 'edi',
      edi_operator: 'Диадок',
      edi_document_id: 'b3d0a7c2',
      edi_status: 'Требуется подпись',
      edi_url: 'https://edi.example/b3d0a7c2',
      is_subcontract: true,
      procurement_law: '223fz',
    };
    const made = await app.as(lawyer).post('/api/agreements', { ...company.draft(lawyer), ...kept });
    expect([made.statusCode, made.json()]).toMatchObject([201, kept]);
    const { id } = made.json<Agreement>();
    const url = `/api/agreements/${String(id)}`;
    const unsafe = await app.as(lawyer).patch(url, { lock_version: 1, edi_url: 'javascript:alert(1)' });
    expect(unsafe.json()).toMatchObject({ errors: { edi_url: [expect.stringContaining('https://')] } });
    const copy = await app.as(lawyer).post(`${url}/copy`, { lock_version: 1 });
    expect(copy.json()).toMatchObject({
      edi_operator: 'Диадок',
      edi_document_id: null,
      edi_status: null,
      edi_url: null,
      procurement_law: '223fz',
    });
  });

  test('fields that belong to the server are refused', async () => {
    const lawyer = await company.employee();
    const answer = await app
      .as(lawyer)
      .post('/api/agreements', { ...company.draft(lawyer), status: 'active', vat_amount: '1.00' });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors).sort()).toEqual(['status', 'vat_amount']);
  });

  test('amounts are computed by the server from the lines, to the kopeck', async () => {
    const lawyer = await company.employee();
    const body = {
      ...company.draft(lawyer),
      amount: null,
      items: [
        company.item(),
        company.item({ quantity: '1', price: '0.10', vat_mode: 'on_top' }),
        company.item({ discount_percent: '10' }),
      ],
    };
    const card = (await app.as(lawyer).post('/api/agreements', body)).json<Agreement>();
    expect(card.items.map((line) => [line.amount, line.vat_amount, line.amount_without_vat])).toEqual([
      ['300.30', '54.15', '246.15'],
      ['0.12', '0.02', '0.10'],
      ['270.27', '48.74', '221.53'],
    ]);
    expect([card.amount, card.vat_amount, card.amount_without_vat]).toEqual(['570.69', '102.91', '467.78']);
  });

  test('a sum given by hand stays and the difference from the lines is shown', async () => {
    const lawyer = await company.employee();
    const body = {
      ...company.draft(lawyer),
      amount: '1220.00',
      amount_is_manual: true,
      vat_rate_id: company.rateId('vat22'),
      items: [company.item()],
    };
    const card = (await app.as(lawyer).post('/api/agreements', body)).json<Agreement>();
    expect(card).toMatchObject({
      amount: '1220.00',
      vat_amount: '220.00',
      amount_without_vat: '1000.00',
      amount_difference: '-919.70',
    });
  });

  test.each<[string, () => Record<string, unknown>, string, RegExp]>([
    [
      'the end is before the start',
      () => ({ start_date: '2026-02-01', end_date: '2026-01-31' }),
      'end_date',
      /раньше/,
    ],
    [
      'both sides are one company',
      () => ({ counterparty_id: company.organizationId }),
      'counterparty_id',
      /совпадать/,
    ],
    [
      'the organisation is a partner',
      () => ({ organization_id: company.counterpartyId }),
      'organization_id',
      /свою организацию/,
    ],
    ['renewal has no length', () => ({ renewal_type: 'auto' }), 'renewal_months', /обязательно/],
    ['the tax is absent without a ground', () => ({ vat_mode: 'none' }), 'vat_note', /основание/],
    [
      'the rate is «Без НДС» without a ground',
      () => ({ vat_mode: 'included', vat_rate_id: company.rateId('none') }),
      'vat_note',
      /основание/,
    ],
    [
      'the rate has not come into force',
      () => ({ vat_rate_id: company.rateId('vat22'), agreement_date: '2025-12-31' }),
      'vat_rate_id',
      /^Ставка 22\u00a0% действует с 01\.01\.2026$/,
    ],
    [
      'the rate is not in force any more',
      () => ({ vat_rate_id: company.rateId('vat20'), agreement_date: '2026-01-01' }),
      'vat_rate_id',
      /^Ставка 20\u00a0% действовала по 31\.12\.2025$/,
    ],
    [
      'a piece is halved',
      () => ({ items: [company.item({ quantity: '1.5' })] }),
      'items.0.quantity',
      /целое/,
    ],
    [
      'a line costs less than nothing',
      () => ({ items: [company.item({ price: '-1' })] }),
      'items.0.price',
      /Не меньше нуля/,
    ],
    ['the sum is a float of no clear text', () => ({ amount: 1e21 }), 'amount', /число/],
    [
      'the signatory is another side’s',
      () => ({ our_signatory_id: company.theirSignatoryId }),
      'our_signatory_id',
      /подписанта/,
    ],
    [
      'an indefinite agreement ends',
      () => ({ is_indefinite: true, end_date: '2027-01-01' }),
      'end_date',
      /бессрочного/,
    ],
    ['the parent does not exist', () => ({ parent_agreement_id: 999_999 }), 'parent_agreement_id', /./],
  ])('is refused under the field when %s', async (...[, change, field, sentence]) => {
    const lawyer = await company.employee();
    const answer = await app.as(lawyer).post('/api/agreements', { ...company.draft(lawyer), ...change() });
    expect(answer.statusCode).toBe(422);
    const { errors } = answer.json<{ errors: Record<string, string[]> }>();
    expect(errors[field]?.[0]).toMatch(sentence);
  });

  test('a rate of its own day is taken for an agreement that starts in that day’s year', async () => {
    const lawyer = await company.employee();
    const body = {
      ...company.draft(lawyer),
      vat_rate_id: company.rateId('vat22'),
      agreement_date: '2025-12-20',
      start_date: '2026-01-10',
    };
    expect((await app.as(lawyer).post('/api/agreements', body)).statusCode).toBe(201);
  });

  test('a number is taken once in an organisation and a year, whatever its letters’ case', async () => {
    const lawyer = await company.employee();
    const body = { ...company.draft(lawyer), number: '77/2026-П', agreement_date: '2026-03-01' };
    expect((await app.as(lawyer).post('/api/agreements', body)).statusCode).toBe(201);
    const again = await app.as(lawyer).post('/api/agreements', { ...body, number: '77/2026-п' });
    expect(again.statusCode).toBe(422);
    expect(again.json<{ errors: object }>().errors).toHaveProperty('number');
    const nextYear = await app.as(lawyer).post('/api/agreements', { ...body, agreement_date: '2025-03-01' });
    expect(nextYear.statusCode).toBe(201);
  });

  test('twenty at once get twenty internal numbers in a row, none missing', async () => {
    const lawyer = await company.employee();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.as(lawyer).post('/api/agreements', company.draft(lawyer))),
    );
    const numbers = answers.map((answer) => Number(answer.json<Agreement>().internal_number.slice(-5)));
    numbers.sort((left, right) => left - right);
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([...Array(20).keys()]);
  });
});

describe('a request that is sent again', () => {
  test('makes one agreement, also when both come at once', async () => {
    const lawyer = await company.employee();
    const send = () =>
      app.as(lawyer).post('/api/agreements', company.draft(lawyer), { 'idempotency-key': 'key-00000001' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map((answer) => answer.json<Agreement>().id)).size).toBe(1);
    expect((await send()).json<Agreement>().id).toBe(answers[0]?.json<Agreement>().id);
  });

  test('with other data under a used key is told which agreement is there, so that it can be changed', async () => {
    const lawyer = await company.employee();
    const headers = { 'idempotency-key': 'key-00000002' };
    const made = await app.as(lawyer).post('/api/agreements', company.draft(lawyer), headers);
    const { id, lock_version } = made.json<Agreement>();
    const other = await app
      .as(lawyer)
      .post('/api/agreements', { ...company.draft(lawyer), title: 'Другое' }, headers);
    expect(other.statusCode).toBe(409);
    expect(other.json<{ current: Agreement }>().current).toMatchObject({ id, lock_version });
    const changed = await app
      .as(lawyer)
      .patch(`/api/agreements/${String(id)}`, { title: 'Другое', lock_version });
    expect(changed.json<Agreement>().title).toBe('Другое');
  });

  test('does not give one employee’s agreement to another', async () => {
    const [first, second] = [await company.employee(), await company.employee()];
    const headers = { 'idempotency-key': 'key-00000003' };
    const made = await app.as(first).post('/api/agreements', company.draft(first), headers);
    const other = await app.as(second).post('/api/agreements', company.draft(first), headers);
    expect(other.json<Agreement>().id).not.toBe(made.json<Agreement>().id);
  });
});
