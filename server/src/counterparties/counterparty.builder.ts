import { type Counterparty, counterparty as schema } from 'shared/contract/counterparty/counterparty';
import type { Actor } from '../platform/http/actor';
import { aCompany, type Company } from '../agreements/company.builder';
import type { Module } from '../platform/module';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { counterpartiesModule } from './counterparties-module';

const URL = '/api/counterparties';

/** A Russian company with requisites that can be. */
export const aPartner = (change: object = {}) => ({
  type: 'legal',
  legal_form: 'АО',
  name_short: 'Тёплый дом',
  name_full: 'Акционерное общество «Тёплый дом»',
  inn: '7736207543',
  kpp: '770401001',
  ogrn: '1027700229193',
  ...change,
});

/** A foreign company has no Russian numbers: as many as a test needs, none like another. */
export const aForeigner = (name: string, change: object = {}) => ({
  type: 'foreign',
  name_short: name,
  name_full: name,
  country_code: 'KZ',
  ...change,
});

/** An account whose keys fit. */
export const anAccount = (change: object = {}) => ({
  bank_name: 'ПАО Сбербанк',
  bic: '044525225',
  account: '40702810200000012345',
  correspondent_account: '30101810400000000225',
  is_primary: true,
  ...change,
});

/** A director by a power of attorney. */
export const aSignatory = (change: object = {}) => ({
  last_name: 'Рябов',
  first_name: 'Олег',
  job_title: 'Директор',
  basis_type: 'power_of_attorney',
  basis_number: '15',
  basis_date: '2026-01-10',
  basis_valid_until: '2026-12-31',
  is_default: true,
  ...change,
});

/** Address of a counterparty. */
export const at = ({ id }: { id: number }) => `${URL}/${String(id)}`;

/** The sentences of a refusal, by field. */
export const errorsOf = (answer: { json: <T>() => T }) =>
  answer.json<{ errors: Record<string, string[]> }>().errors;

/** Calls of one employee about counterparties. */
export function counterpartyCalls(app: TestApp, actor: Actor) {
  const caller = app.as(actor);
  return {
    post: (input: object) => caller.post(URL, input),
    add: async (input: object) => schema.parse((await caller.post(URL, input)).json()),
    card: async (record: { id: number }) => (await caller.get(at(record))).json<Counterparty>(),
    patch: (record: Counterparty, input: object) =>
      caller.patch(at(record), { lock_version: record.lock_version, ...input }),
    act: (record: Counterparty, action: string, input: object = {}) =>
      caller.post(`${at(record)}/${action}`, { lock_version: record.lock_version, ...input }),
    remove: (record: { id: number }, version: number) =>
      caller.delete(`${at(record)}?lock_version=${String(version)}`),
  };
}

export interface CounterpartyOffice {
  app: TestApp;
  company: Company;
  lawyer: Actor;
  /** The lawyer's calls. */
  calls: ReturnType<typeof counterpartyCalls>;
}

/** A company on 20 November 2026 whose lawyer may do everything with counterparties. */
export async function aCounterpartyOffice(others: readonly Module[] = []): Promise<CounterpartyOffice> {
  const app = await startTestApp({
    modules: [...others, counterpartiesModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  const company = await aCompany(app.db);
  const lawyer = await company.employee();
  return { app, company, lawyer, calls: counterpartyCalls(app, lawyer) };
}
