import { listContext } from '../../lists/lists.service';
import { readRows } from '../../lists/list-reader';
import { agreementColumns } from './agreement-columns';
import { agreementResource } from './agreement-list';
import type { AgreementRow } from 'shared/contract/agreement/agreement';
import { agreementList } from 'shared/contract/agreement/agreement';
import type { RegisterSummary } from 'shared/contract/list/register-summary';
import { addendumsModule } from '../../addendums/addendums-module';
import type { Actor } from '../../platform/http/actor';
import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { agreementsModule } from '../agreements-module';
import { aCompany, anAgreement, type Company } from '../company.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;
beforeAll(async () => {
  app = await startTestApp({
    modules: [agreementsModule, addendumsModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());

const agreement = (given: Partial<Parameters<typeof anAgreement>[2]> = {}) =>
  anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    status: 'active',
    end_date: '2027-12-31',
    ...given,
  });
async function ending(agreement_id: number, given: object = {}): Promise<number> {
  const { id } = await app.db
    .insertInto('addendums')
    .values({
      agreement_id,
      number: '3',
      title: 'О расторжении',
      kinds: ['termination'],
      effective_from: '2026-12-15',
      status: 'signed',
      responsible_id: lawyer.id,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('what is to end sooner by a signed addendum expires with those whose term is over, and its row says by what', async () => {
  const sooner = await agreement();
  const unlimited = await agreement({ end_date: null, is_indefinite: true });
  const [later, drafted, lasting] = [await agreement(), await agreement(), await agreement()];
  const byTerm = await agreement({ end_date: '2026-12-20' });
  const paper = await ending(sooner);
  await ending(unlimited);
  await ending(later, { effective_from: '2027-11-01' });
  await ending(drafted, { status: 'on_signing' });
  await ending(lasting, { kinds: ['price'] });
  const answer = await app.as(lawyer).get('/api/agreements?filter[tab]=expiring&sort=created_at');
  const { data } = agreementList.parse(answer.json());
  expect(data.map(({ id }) => id).sort()).toEqual([sooner, unlimited, byTerm].sort());
  const early = data.find(({ id }) => id === sooner);
  expect(early).toMatchObject({
    end_date: '2027-12-31',
    agreed_end: { day: '2026-12-15', addendum: { id: paper, number: '3' } },
  });
  const plain: AgreementRow | undefined = data.find(({ id }) => id === byTerm);
  expect(plain?.agreed_end).toBeNull();
  const summary = (await app.as(lawyer).get('/api/agreements/summary')).json<RegisterSummary>();
  expect(summary.tabs.expiring?.total).toBe(3);
});

test('a spreadsheet says the day an agreement ends on, and not that of its term', async () => {
  const sooner = await agreement();
  await ending(sooner);
  const context = listContext(app.deps, lawyer);
  const [row] = await readRows(app.db, { resource: agreementResource, ids: [sooner], context });
  if (row === undefined) throw new Error('The agreement is seen by its responsible employee');
  expect(agreementColumns.end_date?.value(row)).toBe('2026-12-15');
});

test('the register is ordered and filtered by the day it shows, for as long as that end is agreed upon', async () => {
  const [sooner, lasting] = [await agreement(), await agreement({ end_date: '2027-01-31' })];
  const ends = 'filter[end_date][gte]=2027-01-01&filter[end_date][lte]=2027-02-28';
  const shown = async () => {
    const answer = await app.as(lawyer).get(`/api/agreements?${ends}&sort=end_date`);
    const ids = agreementList.parse(answer.json()).data.map(({ id }) => id);
    return ids.filter((id) => id === sooner || id === lasting);
  };
  expect(await shown()).toEqual([lasting]);
  const paper = await ending(sooner, { effective_from: '2027-01-15' });
  const change = (set: object) => app.db.updateTable('addendums').set(set).where('id', '=', paper).execute();
  expect(await shown()).toEqual([sooner, lasting]);
  await change({ effective_from: '2027-02-15' });
  expect(await shown()).toEqual([lasting, sooner]);
  await change({ activation_basis: 'original', signing_method: 'paper', originals_status: 'sent' });
  expect(await shown()).toEqual([lasting]);
  await change({ originals_status: 'received' });
  expect(await shown()).toEqual([lasting, sooner]);
  await change({ deleted_at: new Date('2026-11-20T10:00:00Z') });
  expect(await shown()).toEqual([lasting]);
  await change({ deleted_at: null });
  await change({ agreement_id: lasting });
  expect(await shown()).toEqual([lasting]);
  await app.db.deleteFrom('addendums').where('id', '=', paper).execute();
  await ending(sooner, { effective_from: '2027-01-15', status: 'cancelled' });
  expect(await shown()).toEqual([lasting]);
});
