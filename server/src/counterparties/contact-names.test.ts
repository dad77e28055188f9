import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { aCompany } from '../agreements/company.builder';
import type { Actor } from '../platform/http/actor';
import { counterpartiesModule } from './counterparties-module';

let app: TestApp;
let keeper: Actor;
let id: number;
beforeAll(async () => {
  app = await startTestApp({ modules: [counterpartiesModule] });
  const company = await aCompany(app.db);
  keeper = await company.employee();
  id = company.counterpartyId;
});
afterAll(() => app.close());

const read = async () => (await app.as(keeper).get(`/api/counterparties/${String(id)}`)).json<Counterparty>();
const change = async (contact: object) =>
  app.as(keeper).patch(`/api/counterparties/${String(id)}`, {
    lock_version: (await read()).lock_version,
    contacts: [{ name: 'Белова Анна', ...contact }],
  });

it('takes the post of a contact by the name of the domain reference and tells it by both', async () => {
  expect((await change({ position: 'Главный бухгалтер' })).statusCode).toBe(200);
  const { contacts } = await read();
  expect(contacts).toMatchObject([{ position: 'Главный бухгалтер', job_title: 'Главный бухгалтер' }]);
});

it('takes back a contact that says the same by both names, and refuses one that says two things', async () => {
  expect((await change({ position: 'Директор', job_title: 'Директор' })).statusCode).toBe(200);
  const answer = await change({ position: 'Директор', job_title: 'Бухгалтер' });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    expect.objectContaining({ errors: { 'contacts.0.position': ['Неизвестное поле'] } }),
  ]);
});
