import { sql } from 'kysely';
import { aDemoApp } from './demo/demo-app.builder';
import { bareSchema } from './platform/http/openapi/openapi';
import type { RouteDefinition } from './platform/http/route';
import { hostileBodies } from './platform/testing/hostile-input';
import { anActor, type Caller, type TestApp } from './platform/testing/test-app';
import { aUser } from './users/a-user';

/** The number of no record. */
const NOWHERE = 87_654_321;

const AGREEMENTS = sql<{
  id: number;
}>`select distinct on (status) id from agreements where deleted_at is null`;
const ADDENDUMS = sql<{ id: number }>`select distinct on (status) id from addendums where deleted_at is null`;
const OFFERS = sql<{ id: number }>`
  select distinct on (status) id from commercial_offers where deleted_at is null`;

/** Fields of bodies that name a record of one kind. */
const OF_ONE_KIND = {
  agreement_id: AGREEMENTS,
  parent_agreement_id: AGREEMENTS,
  offer_id: OFFERS,
  after_id: sql<{ id: number }>`select id from obligations limit 2`,
  document_version_id: sql<{ id: number }>`select id from document_versions limit 2`,
  handmade_id: sql<{ id: number }>`select id from document_versions limit 2`,
};
/** Documents, named by their kind and number. */
const DOCUMENTS = { agreement: AGREEMENTS, addendum: ADDENDUMS, commercial_offer: OFFERS };
const BY_KIND: Readonly<Record<string, string>> = {
  document_id: 'document_type',
  documentable_id: 'documentable_type',
  commentable_id: 'commentable_type',
  id: 'kind',
};

interface Naming {
  field: string;
  ids: readonly number[];
  beside: object;
}

let test: TestApp;
let narrow: Caller;

beforeAll(async () => {
  test = await aDemoApp();
  const person = await aUser(test.db, { lastName: 'Чужаков' });
  narrow = test.as(anActor({ id: person.id, name: person.full_name, dataScope: 'own' }));
});
afterAll(() => test.close());

const idsOf = async (query: typeof AGREEMENTS) =>
  (await query.execute(test.db)).rows.map(({ id }) => id).slice(0, 8);

/** What the body of the route may name of others' records. */
async function namingsOf({ body }: RouteDefinition): Promise<Naming[]> {
  if (body === undefined || typeof body === 'string') return [];
  const { properties = {} } = bareSchema(body, 'input') as { properties?: object };
  const namings: Naming[] = [];
  for (const [field, query] of Object.entries(OF_ONE_KIND))
    if (field in properties) namings.push({ field, ids: await idsOf(query), beside: {} });
  for (const [field, kind] of Object.entries(BY_KIND))
    if (field in properties && kind in properties)
      for (const [name, query] of Object.entries(DOCUMENTS))
        namings.push({ field, ids: await idsOf(query), beside: { [kind]: name } });
  return namings;
}

async function answerTo({ method, url }: RouteDefinition, payload: object) {
  const answer = await narrow.inject({ method, url, payload });
  const { message, errors } = answer.json<{ message?: string; errors?: object }>();
  return JSON.stringify([answer.statusCode, message, errors]);
}

it('answers whoever names a record out of sight in what they send as if there were none', async () => {
  const told: string[] = [];
  const tried = new Set<string>();
  for (const definition of test.deps.app.apiDescription.routes) {
    if (definition.url.includes(':')) continue;
    for (const { field, ids, beside } of await namingsOf(definition)) {
      const bodies = hostileBodies(definition, 0, { reason: 'Причина' }).slice(-2) as object[];
      for (const id of ids) {
        for (const body of bodies) {
          const naming = { ...body, ...beside };
          const theirs = await answerTo(definition, { ...naming, [field]: id });
          const nobodys = await answerTo(definition, { ...naming, [field]: NOWHERE });
          tried.add(`${definition.url} ${field}`);
          if (theirs !== nobodys || theirs.startsWith('[2'))
            told.push(
              `${definition.method} ${definition.url} ${field} ${String(id)}: ${theirs}, not ${nobodys}`,
            );
        }
      }
    }
  }
  expect(told).toEqual([]);
  expect([...tried]).toEqual(
    expect.arrayContaining([
      '/api/addendums agreement_id',
      '/api/agreements parent_agreement_id',
      '/api/approval-chains id',
      '/api/comments commentable_id',
      '/api/obligations document_id',
    ]),
  );
}, 300_000);
