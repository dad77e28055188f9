import { MODULES } from './app';
import { bareSchema } from './platform/http/openapi/openapi';
import { startTestApp, type TestApp } from './platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ modules: MODULES });
});
afterAll(() => test.close());

type Described = Parameters<typeof bareSchema>[0] | string | undefined;

const namesOf = (schema: Described, io: 'input' | 'output') =>
  schema === undefined || typeof schema === 'string'
    ? []
    : Object.keys(bareSchema(schema, io).properties ?? {});

it('tells of every record by the names it is changed by', () => {
  const { routes } = test.deps.app.apiDescription;
  const missing = routes.flatMap(({ method, url, body }) => {
    if (method !== 'PUT' || !/^\/api\/[\w-]+\/:id$/.test(url)) return [];
    const card = routes.find((other) => other.method === 'GET' && other.url === url);
    const told = namesOf(card?.response, 'output');
    return namesOf(body, 'input')
      .filter((name) => !told.includes(name))
      .map((name) => `${url} ${name}`);
  });
  expect(missing).toEqual([]);
  expect(routes.filter(({ method, url }) => method === 'PUT' && /:id$/.test(url)).length).toBeGreaterThan(20);
});
