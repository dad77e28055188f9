import type { Agreement } from 'shared/contract/agreement/agreement';
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

type Term = Partial<Pick<Agreement, 'validity_rule' | 'is_indefinite' | 'end_date'>>;

const termOf = ({ validity_rule, is_indefinite }: Agreement) => ({ validity_rule, is_indefinite });
const ENDLESS: Term = { validity_rule: 'indefinite', is_indefinite: true };

async function drafting() {
  const lawyer = await company.employee();
  const as = app.as(lawyer);
  const make = async (term: Term) => {
    const answer = await as.post('/api/agreements', { ...company.draft(lawyer), ...term });
    expect(answer.statusCode).toBe(201);
    return answer.json<Agreement>();
  };
  const change = async ({ id, lock_version }: Agreement, term: Term) =>
    as.patch(`/api/agreements/${String(id)}`, { lock_version, ...term });
  return { make, change };
}

describe('the two ways of saying that an agreement has no end agree', () => {
  it.each<{ said: Term; told: Term }>([
    { said: { is_indefinite: true }, told: ENDLESS },
    { said: { validity_rule: 'indefinite' }, told: ENDLESS },
    { said: { validity_rule: 'indefinite', is_indefinite: false }, told: ENDLESS },
    { said: { is_indefinite: false }, told: { validity_rule: 'until_date', is_indefinite: false } },
    {
      said: { validity_rule: 'until_fulfilled' },
      told: { validity_rule: 'until_fulfilled', is_indefinite: false },
    },
  ])('of a new one sent with $said', async ({ said, told }) => {
    const { make } = await drafting();
    expect(termOf(await make(said))).toEqual(told);
  });

  it.each<{ was: Term; said: Term; told: Term }>([
    { was: {}, said: { is_indefinite: true }, told: ENDLESS },
    { was: {}, said: { validity_rule: 'indefinite' }, told: ENDLESS },
    {
      was: ENDLESS,
      said: { is_indefinite: false },
      told: { validity_rule: 'until_date', is_indefinite: false },
    },
    {
      was: ENDLESS,
      said: { validity_rule: 'until_fulfilled' },
      told: { validity_rule: 'until_fulfilled', is_indefinite: false },
    },
    {
      was: { validity_rule: 'until_fulfilled' },
      said: { is_indefinite: false },
      told: { validity_rule: 'until_fulfilled', is_indefinite: false },
    },
  ])('of one that was $was and is sent $said', async ({ was, said, told }) => {
    const { make, change } = await drafting();
    const answer = await change(await make(was), said);
    expect(answer.statusCode).toBe(200);
    expect(termOf(answer.json<Agreement>())).toEqual(told);
  });

  it('is refused while a day of its end stays, whichever of them was said', async () => {
    const { make, change } = await drafting();
    const dated = await make({ end_date: '2027-11-20' });
    for (const said of [{ is_indefinite: true }, { validity_rule: 'indefinite' }] as const) {
      const answer = await change(dated, said);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: { end_date: [expect.stringContaining('бессрочного')] } });
    }
  });
});
