import {
  obligation,
  type Obligation,
  obligationPlan,
  type ObligationPlan,
} from 'shared/contract/obligation/obligation';
import { addendumsModule } from '../addendums/addendums-module';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement } from '../agreements/company.builder';
import type { Actor } from '../platform/http/actor';
import type { Module } from '../platform/module';
import { startTestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { obligationsModule } from './obligations-module';

type Given = Omit<Parameters<typeof anAgreement>[2], 'responsible_id'>;

/** A company with a lawyer who keeps the obligations of agreements, on Friday 20.11.2026; further modules beside. */
export async function aDebtor(modules: readonly Module[] = []) {
  const app = await startTestApp({
    modules: [rolesModule, agreementsModule, addendumsModule, obligationsModule, ...modules],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  const company = await aCompany(app.db);
  const lawyer = await company.employee();
  const agreement = (given: Given = {}) =>
    anAgreement(app.db, company, {
      responsible_id: lawyer.id,
      status: 'active',
      direction: 'expense',
      number: `П-${String(Math.random()).slice(2, 9)}`,
      agreement_date: '2026-11-02',
      amount: '1000000.00',
      ...given,
    });
  const line = (given: object = {}) => ({
    title: 'Аванс',
    amount: '300000.00',
    due_day: '2026-12-01',
    ...given,
  });
  const post = (id: number, given: object = {}, actor: Actor = lawyer) =>
    app.as(actor).post('/api/obligations', { document_type: 'agreement', document_id: id, ...line(given) });
  const add = async (id: number, given: object = {}): Promise<Obligation> =>
    obligation.parse((await post(id, given)).json());
  const at = (id: number) => `/api/obligations/${String(id)}`;
  const read = async (id: number) => (await app.as(lawyer).get(at(id))).json<Obligation>();
  const actAs =
    (actor: Actor) =>
    (record: Obligation, action: string, body: object = {}) =>
      app.as(actor).post(`${at(record.id)}/${action}`, { lock_version: record.lock_version, ...body });
  const act = actAs(lawyer);
  const plan = async (id: number, type = 'agreement'): Promise<ObligationPlan> => {
    const url = `/api/obligations/plan?document_type=${type}&document_id=${String(id)}`;
    return obligationPlan.parse((await app.as(lawyer).get(url)).json());
  };
  return { app, company, lawyer, agreement, line, post, add, at, read, act, actAs, plan };
}
