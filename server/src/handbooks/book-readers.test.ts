import { numerators } from 'shared/contract/books/numerators.book';
import { aCompany, type Company } from '../agreements/company.builder';
import { aTalker } from '../comments/talker.builder';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { readersOfBook } from './books.repository';
import { handbooksModule } from './handbooks-module';

let app: TestApp;
let company: Company;
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, handbooksModule] });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

test.each([
  ['holds the right', 'settings.manage', true],
  ['holds what gives it anyway', 'roles.edit', true],
  ['holds another', 'agreements.read', false],
] as const)('whoever %s to read a book is told of its changes: %s, %s', async (_, right, isTold) => {
  const { id } = await aTalker(app.db, company, { permissions: [right] });
  expect((await readersOfBook(app.db, numerators)).includes(id)).toBe(isTold);
});
