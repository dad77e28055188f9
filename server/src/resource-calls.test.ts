import { MODULES } from './app';
import { bareSchema } from './platform/http/openapi/openapi';
import { startTestApp, type TestApp } from './platform/testing/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ modules: MODULES });
});
afterAll(() => app.close());

/** Resources whose records are made and changed, but not as a whole, and why. */
const NOT_WHOLE = {
  // A load is read, looked through and carried out; neither its file is changed nor what it has done taken away.
  imports: ['PUT', 'DELETE'],
} as const satisfies Record<string, readonly string[]>;

const EVERY = ['GET', 'GET one', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** What is said of every list: it narrows nothing. */
const PLACE = ['page', 'per_page', 'sort', 'cursor', 'q', 'search', 'columns'];

interface Described {
  properties?: Record<string, { properties?: Record<string, object> }>;
}

function callsByResource() {
  const calls = new Map<string, Set<string>>();
  for (const { method, url } of app.deps.app.apiDescription.routes) {
    const [, resource, one] = /^\/api\/([\w-]+)(\/:id)?$/.exec(url) ?? [];
    if (resource === undefined) continue;
    const known = calls.get(resource) ?? new Set();
    calls.set(resource, known.add(one !== undefined && method === 'GET' ? 'GET one' : method));
  }
  return calls;
}

test('whatever is made and changed by its address takes every call of the specification, section 7', () => {
  const editable = [...callsByResource()].filter(
    ([, calls]) => calls.has('POST') && (calls.has('PUT') || calls.has('PATCH')),
  );
  const missing = editable.flatMap(([resource, calls]) => {
    const excused: readonly string[] = NOT_WHOLE[resource as keyof typeof NOT_WHOLE] ?? [];
    return EVERY.filter((call) => !calls.has(call) && !excused.includes(call)).map(
      (call) => `${call} ${resource}`,
    );
  });
  expect(missing).toEqual([]);
  expect(editable.length).toBeGreaterThan(22);
});

/** Where a record is changed but not named in the body: a person's own views, files and rounds are reached by their address. */
const NOT_NAMED = ['approval-chains', 'files', 'imports', 'saved-views'];

test('what is changed at its address is changed where the body names it, too', () => {
  const { routes } = app.deps.app.apiDescription;
  const takes = (method: string, url: string) =>
    routes.some((other) => other.method === method && other.url === url);
  const changed = [...callsByResource()].filter(([, calls]) => calls.has('GET one') && calls.has('PUT'));
  const missing = changed.flatMap(([resource]) =>
    ['PATCH', 'DELETE'].filter((method) => !takes(method, `/api/${resource}`)).map(() => resource),
  );
  expect([...new Set(missing)].sort()).toEqual(NOT_NAMED.filter((name) => missing.includes(name)));
});

test('the list of every such resource names its filters one by one', () => {
  const { routes } = app.deps.app.apiDescription;
  const lists = routes.filter(
    ({ method, url }) =>
      method === 'GET' &&
      /^\/api\/[\w-]+$/.test(url) &&
      routes.some((other) => other.method === 'PUT' && other.url === `${url}/:id`),
  );
  const open = lists.flatMap(({ url, query }) => {
    if (query === undefined || typeof query === 'string') return [url];
    const { properties = {} } = bareSchema(query, 'input') as Described;
    const { filter, ...others } = properties;
    const described = filter?.properties ?? others;
    const said = Object.entries(described).filter(([name]) => !PLACE.includes(name));
    const vague = said
      .filter(([, schema]) => Object.keys(schema).length === 0)
      .map(([name]) => `${url} ${name}`);
    return said.length === 0 ? [url] : vague;
  });
  expect(open).toEqual([]);
});
