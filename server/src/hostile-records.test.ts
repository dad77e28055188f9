import { sql } from 'kysely';
import { aDemoApp } from './demo/demo-app.builder';
import type { Role } from './platform/config/config';
import { bareSchema } from './platform/http/openapi/openapi';
import type { RouteDefinition } from './platform/http/route';
import { bodyOfRecord } from './platform/testing/body-of-record';
import { fixedRandom, hostileBodies, knownAddresses } from './platform/testing/hostile-input';
import { Mutator } from './platform/testing/hostile-mutation';
import { anActor, type Caller, type TestApp } from './platform/testing/test-app';

/** How many bodies are sent in all; more of them for an hour of doubt. */
const BODIES = Number(process.env.HOSTILE_BODIES ?? 2000);

type Record_ = Record<string, unknown> & { id: number };

let test: TestApp;
let admin: Caller;
let versioned: Set<string>;
const mutator = new Mutator(fixedRandom(Number(process.env.HOSTILE_SEED ?? 1)));

beforeAll(async () => {
  const registration = { mode: 'open' as const, domains: [] };
  const roles = new Set<Role>(['api', 'realtime', 'jobs']);
  test = await aDemoApp({ config: { registration, roles } });
  const { id } = await test.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@contracts.local')
    .executeTakeFirstOrThrow();
  admin = test.as(anActor({ id, name: 'Администратор' }));
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('id', 'lock_version')
    group by table_name having count(*) = 2`.execute(test.db);
  versioned = new Set(rows.map(({ name }) => name));
});
afterAll(() => test.close());

const resourceOf = ({ url }: RouteDefinition) => /^\/api\/([\w-]+)/.exec(url)?.[1] ?? '';

async function recordsOf(resource: string): Promise<Record_[]> {
  const answer = await admin.get(`/api/${resource}?per_page=100`);
  const { data } = answer.statusCode === 200 ? answer.json<{ data?: unknown }>() : {};
  return Array.isArray(data) ? (data as Record_[]) : [];
}

/** A body that the route takes, made from a record that is there; with what only actions ask for. */
async function rightBody(definition: RouteDefinition, record: Record_ | undefined): Promise<unknown> {
  const [required] = hostileBodies(definition, 0, { reason: 'Причина' }).slice(-2);
  if (record === undefined || definition.body === undefined || typeof definition.body === 'string')
    return required;
  const whole = await admin.get(`/api/${resourceOf(definition)}/${String(record.id)}`);
  const said = whole.statusCode === 200 ? whole.json() : record;
  return { ...(required as object), ...bodyOfRecord(bareSchema(definition.body, 'input'), said) };
}

// Otherwise the first change that goes through would hide everything behind a stale version.
async function keepVersion(resource: string, id: number, version: unknown): Promise<void> {
  const table = resource.replaceAll('-', '_');
  if (!versioned.has(table) || typeof version !== 'number') return;
  await sql`update ${sql.table(table)} set lock_version = ${version} where id = ${id}`.execute(test.db);
}

interface Sent {
  statuses: Map<number, number>;
  trips: string[];
}

async function attack(definition: RouteDefinition, times: number, sent: Sent): Promise<void> {
  const resource = resourceOf(definition);
  const records = await recordsOf(resource);
  // An action is tried on records of any state; a form on one that may still be changed.
  const isForm = !/:id\//.test(definition.url) && definition.method !== 'DELETE';
  const open = records.find(({ status }) => status === 'draft') ?? records[0];
  const bodies = new Map<number, unknown>();
  for (let count = 0; count < times; count += 1) {
    const record = isForm || records.length === 0 ? open : mutator.pick(records);
    const id = record?.id ?? 1;
    if (!bodies.has(id)) bodies.set(id, await rightBody(definition, record));
    await keepVersion(resource, id, (bodies.get(id) as { lock_version?: unknown }).lock_version);
    const url = mutator.pick(knownAddresses(definition)).replace(/\/1(?=\/|$)/, `/${String(id)}`);
    const body = count === 0 ? bodies.get(id) : mutator.damaged(bodies.get(id));
    const payload = JSON.stringify(body) ?? '';
    const headers = { 'content-type': 'application/json' };
    const answer = await admin.inject({ method: definition.method, url, headers, payload });
    sent.statuses.set(answer.statusCode, (sent.statuses.get(answer.statusCode) ?? 0) + 1);
    if (answer.statusCode >= 500)
      sent.trips.push(`${definition.method} ${url} ${payload.slice(0, 500)} → ${answer.body}`);
  }
}

it('answers damaged bodies of real records with no fault of its own', async () => {
  const withBodies = test.deps.app.apiDescription.routes.filter(
    (route) => hostileBodies(route, 0).length > 0,
  );
  // What deletes comes last: before, its records are needed.
  const ordered = [...withBodies].sort(
    (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
  );
  const sent: Sent = { statuses: new Map(), trips: [] };
  for (const route of ordered) await attack(route, Math.ceil(BODIES / ordered.length), sent);
  expect(sent.trips).toEqual([]);
  // Bodies that all stop at the schemas would prove nothing about what lies behind them.
  const taken = [200, 201, 204].reduce((sum, status) => sum + (sent.statuses.get(status) ?? 0), 0);
  expect(taken).toBeGreaterThan(BODIES * 0.02);
}, 1_800_000);
