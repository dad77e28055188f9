import { sql } from 'kysely';
import { aDemoApp } from './demo/demo-app.builder';
import { bareSchema } from './platform/http/openapi/openapi';
import type { RouteDefinition } from './platform/http/route';
import { bodyOfRecord } from './platform/testing/body-of-record';
import { hostileBodies, knownAddresses } from './platform/testing/hostile-input';
import { anActor, type Caller, type TestApp } from './platform/testing/test-app';
import { aUser } from './users/a-user';

/** The number of no record. */
const NOWHERE = 87_654_321;

const OF_DOCUMENTS = ['agreement', 'addendum', 'commercial_offer'];

/** Records that are seen by those who take part alone, by the first part of their addresses. */
const OF_OTHERS = {
  agreements: sql<{ id: number }>`select distinct on (status) id from agreements where deleted_at is null`,
  addendums: sql<{ id: number }>`select distinct on (status) id from addendums where deleted_at is null`,
  'commercial-offers': sql<{ id: number }>`
    select distinct on (status) id from commercial_offers where deleted_at is null`,
  obligations: sql<{ id: number }>`select distinct on (status) id from obligations`,
  'approval-chains': sql<{ id: number }>`select distinct on (status) id from approval_chains`,
  'approval-tasks': sql<{ id: number }>`select distinct on (status) id from approval_tasks`,
  'approval-remarks': sql<{ id: number }>`select id from approval_remarks limit 2`,
  comments: sql<{ id: number }>`select id from comments limit 2`,
  files: sql<{ id: number }>`select distinct on (kind) id from document_versions
    where documentable_type = any(${OF_DOCUMENTS}::text[])`,
  notifications: sql<{ id: number }>`select id from notifications limit 2`,
  'saved-views': sql<{ id: number }>`select id from saved_views where not is_shared limit 2`,
};
/** Records of one kind that each route is tried on. */
const TRIED = 3;

let test: TestApp;
let reader: Caller;
let narrow: Caller;
const ids = new Map<string, number[]>();

beforeAll(async () => {
  test = await aDemoApp();
  // Answers for nothing: a card may note that whoever answers for it has opened it.
  reader = test.as(anActor());
  const person = await aUser(test.db, { lastName: 'Чужаков' });
  narrow = test.as(anActor({ id: person.id, name: person.full_name, dataScope: 'own' }));
  for (const [resource, query] of Object.entries(OF_OTHERS)) {
    const { rows } = await query.execute(test.db);
    ids.set(resource, rows.map((row) => row.id).slice(0, TRIED));
  }
});
afterAll(() => test.close());

const resourceOf = ({ url }: RouteDefinition) => /^\/(?:api\/)?([\w-]+)/.exec(url)?.[1] ?? '';

/** What the tables of records and the journal hold, each as a sum. */
async function stateOfTables(): Promise<unknown> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'lock_version' order by 1`.execute(test.db);
  const names = [...rows.map(({ name }) => name), 'activity_head', 'comments', 'document_versions', 'outbox'];
  const sums = names.map(
    (name) =>
      sql`select ${name}::text as name, sum(hashtext(t::text)::bigint)::text as held from ${sql.table(name)} t`,
  );
  return (await sql`${sql.join(sums, sql` union all `)}`.execute(test.db)).rows;
}

/** A body the route would take of somebody who sees the record. */
async function rightBody(definition: RouteDefinition, id: number): Promise<object | undefined> {
  const { body } = definition;
  if (body === undefined || typeof body === 'string') return undefined;
  const [required] = hostileBodies(definition, 0, { reason: 'Причина', comment: 'Причина' }).slice(-2);
  const card = await reader.get(`/api/${resourceOf(definition)}/${String(id)}`);
  const record = card.statusCode === 200 ? card.json() : {};
  return { ...(required as object), ...bodyOfRecord(bareSchema(body, 'input'), record) };
}

async function answerOf(definition: RouteDefinition, address: string, of: { id: number; body?: object }) {
  const url = address.replace(/\/1(?=\/|$)/, `/${String(of.id)}`);
  const payload = of.body === undefined ? {} : { payload: of.body };
  const answer = await narrow.inject({ method: definition.method, url, ...payload });
  const { message, errors } = answer.json<{ message?: string; errors?: object }>();
  return { status: answer.statusCode, message, errors };
}

it('answers whoever sees their own records alone at every address of another one as if it were not there', async () => {
  const told: string[] = [];
  const tried = new Set<string>();
  const before = await stateOfTables();
  for (const definition of test.deps.app.apiDescription.routes) {
    if (!definition.url.includes('/:id')) continue;
    for (const id of ids.get(resourceOf(definition)) ?? []) {
      const body = await rightBody(definition, id);
      for (const address of knownAddresses(definition)) {
        tried.add(`${definition.method} ${address}`);
        const theirs = await answerOf(definition, address, { id, body });
        const nobodys = await answerOf(definition, address, { id: NOWHERE, body });
        const [said, expected] = [JSON.stringify(theirs), JSON.stringify(nobodys)];
        if (theirs.status < 400 || said !== expected)
          told.push(`${definition.method} ${address} ${String(id)}: ${said}, not ${expected}`);
      }
    }
  }
  expect(told).toEqual([]);
  expect(await stateOfTables()).toEqual(before);
  // Every kind has been tried, and every action of each.
  expect([...ids].filter(([, found]) => found.length === 0)).toEqual([]);
  expect(tried.size).toBeGreaterThan(120);
}, 600_000);
