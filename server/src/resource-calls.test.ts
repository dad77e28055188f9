import { MODULES } from './app';
import { bareSchema } from './platform/http/openapi/openapi';
import { anActor, startTestApp, type TestApp } from './platform/testing/test-app';

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
    const [, resource, one] = /^\/api\/([\w-]+)(\/:(?:id|day))?$/.exec(url) ?? [];
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

test('what is changed and removed at its address is changed and removed where the body names it, too', () => {
  const calls = [...callsByResource()];
  const missing = ['PATCH', 'DELETE'].flatMap((method) => {
    const { routes } = app.deps.app.apiDescription;
    const takes = (url: string) => routes.some((other) => other.method === method && other.url === url);
    return calls
      .filter(
        ([resource, known]) =>
          known.has('GET one') && (takes(`/api/${resource}/:id`) || takes(`/api/${resource}/:day`)),
      )
      .filter(([resource]) => !takes(`/api/${resource}`))
      .map(([resource]) => `${method} ${resource}`);
  });
  expect(missing).toEqual([]);
});

test('nothing is done by a name that stands for nothing, and the refusal says so', async () => {
  const { routes } = app.deps.app.apiDescription;
  const acting = new Set(
    routes.flatMap(({ method, url }) => {
      const [, resource] = /^\/api\/([\w-]+)\/:id\/[\w:-]+$/.exec(url) ?? [];
      const hasOne = routes.some((other) => other.url === `/api/${resource ?? ''}/:id`);
      return method === 'POST' && resource !== undefined && hasOne ? [resource] : [];
    }),
  );
  const admin = anActor();
  const said: Record<string, unknown> = {};
  for (const resource of acting) {
    const answer = await app.as(admin).post(`/api/${resource}/1/no-such-thing`, {});
    said[resource] = [answer.statusCode, answer.json<{ message: string }>().message];
  }
  expect(said).toEqual(Object.fromEntries([...acting].map((name) => [name, [404, 'Такого действия нет']])));
  expect(acting.size).toBeGreaterThan(20);
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
