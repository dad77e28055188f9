import { MODULES } from '../app';
import { aCompany, type Company } from '../agreements/company.builder';
import { PERMISSIONS, type PermissionName } from 'shared/contract/access/permissions';
import { startTestApp, type TestApp } from '../platform/testing/test-app';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({ modules: MODULES });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

const othersThan = (right: PermissionName) =>
  PERMISSIONS.map(({ name }) => name).filter((name) => name !== right);

/** Nothing of the bodies is right: whoever may take the action is told so, and nobody else learns what it asks. */
it.each([
  ['agreements', 'suspend', 'agreements.edit'],
  ['agreements', 'cancel', 'agreements.edit'],
  ['agreements', 'send-to-approval', 'approval_chains.create'],
  ['agreements', 'copy', 'agreements.create'],
  ['addendums', 'cancel', 'addendums.edit'],
  ['addendums', 'send-to-approval', 'approval_chains.create'],
  ['commercial-offers', 'decline', 'commercial_offers.edit'],
  ['commercial-offers', 'create-revision', 'commercial_offers.create'],
  ['commercial-offers', 'convert-to-agreement', 'agreements.create'],
] as const)(
  '%s: %s is refused without its right before the body is looked at',
  async (resource, action, right) => {
    const url = `/api/${resource}/77/${action}`;
    const barred = await company.employee({ permissions: othersThan(right) });
    expect((await app.as(barred).post(url, { nonsense: 1 })).statusCode).toBe(403);
    const holder = await company.employee();
    expect((await app.as(holder).post(url, { nonsense: 1 })).statusCode).toBe(422);
  },
);

it('tells whoever takes any action that one is not there', async () => {
  const editor = await company.employee({ permissions: ['agreements.read', 'agreements.edit'] });
  expect((await app.as(editor).post('/api/agreements/77/nonsense', {})).statusCode).toBe(404);
  const reader = await company.employee({ permissions: ['agreements.read'] });
  expect((await app.as(reader).post('/api/agreements/77/nonsense', {})).statusCode).toBe(403);
});
