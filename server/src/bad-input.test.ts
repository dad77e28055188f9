import { sql } from 'kysely';
import { aDemoApp } from './demo/demo-app.builder';
import { MODULES } from './app';
import { outOfSources } from './file-texts/source-thread.builder';
import { isOwnAccess } from './platform/http/access';
import type { RouteDefinition } from './platform/http/route';
import {
  hostileBodies,
  hostileQueries,
  knownAddresses,
  strangeAddresses,
} from './platform/testing/hostile-input';
import type { Role } from './platform/config/config';
import { anActor, type Caller, type TestApp } from './platform/testing/test-app';

let test: TestApp;
let admin: Caller;
let known: Record<string, unknown>;

beforeAll(async () => {
  // Without screens: an address that is a page would be answered by one.
  const registration = { mode: 'open' as const, domains: [] };
  const roles = new Set<Role>(['api', 'realtime', 'jobs']);
  test = await aDemoApp({ modules: outOfSources(MODULES), config: { registration, roles } });
  const { id } = await test.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@contracts.local')
    .executeTakeFirstOrThrow();
  admin = test.as(anActor({ id, name: 'Администратор' }));
  const partner = await test.db
    .selectFrom('counterparties')
    .select('id')
    .where('is_own', '=', false)
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirstOrThrow();
  known = {
    counterparty_id: partner.id,
    responsible_id: id,
    lock_version: 1,
    title: 'Поставка',
    currency_code: 'RUB',
  };
});
afterAll(() => test.close());

/** Looking at the tables costs as much as a request: they are looked at before and after so many refusals in a row. */
const REFUSALS_IN_A_ROW = 7;

interface Case {
  url: string;
  payload?: unknown;
}

function casesOf(definition: RouteDefinition): Case[] {
  const addresses = knownAddresses(definition);
  const [first = definition.url] = addresses;
  const bodies = hostileBodies(definition, Math.ceil(18 / addresses.length), known);
  return [
    ...strangeAddresses(definition).map((url) => ({ url, payload: bodies.at(8) })),
    ...hostileQueries(definition, 12).map((query) => ({ url: `${first}?${query}` })),
    ...addresses.flatMap((url) => bodies.map((payload) => ({ url, payload }))),
  ];
}

const VERSIONED = ['agreements', 'counterparties', 'roles', 'users'] as const;

/** Otherwise the first change that goes through would hide everything behind a stale version. True when one was. */
async function makeFresh(url: string): Promise<boolean> {
  const table = VERSIONED.find((name) => url.startsWith(`/api/${name}/1`));
  if (table === undefined) return false;
  await test.db.updateTable(table).set({ lock_version: 1 }).where('id', '=', 1).execute();
  return true;
}

/** What the tables hold, told by counts and versions: the same before and after a refusal. */
async function contents(): Promise<string> {
  const { rows } = await sql<{ held: string }>`
    select concat_ws(' ',
      (select concat(count(*), ':', sum(lock_version)) from agreements), (select count(*) from agreement_items),
      (select concat(count(*), ':', sum(lock_version)) from counterparties),
      (select concat(count(*), ':', sum(lock_version)) from users), (select count(*) from user_roles),
      (select concat(count(*), ':', sum(lock_version)) from roles), (select count(*) from role_permissions),
      (select count(*) from notifications where is_read), (select count(*) from outbox),
      (select max(seq) from activity_logs)) as held`.execute(test.db);
  return rows[0]?.held ?? '';
}

/** What an answer does wrong; empty when it is a proper one. */
function faultsOf(status: number, body: string): string[] {
  if (status < 400) return [];
  if (status >= 500) return [`${String(status)}`];
  const { message, request_id: requestId } = JSON.parse(body) as { message?: string; request_id?: string };
  const faults: string[] = [];
  if (!/[а-яё]/i.test(message ?? '')) faults.push('no Russian sentence');
  if (requestId === undefined) faults.push('no request number');
  if (/\n\s+at |node_modules|\.ts:/.test(body)) faults.push('a stack');
  return faults;
}

function send(method: RouteDefinition['method'], url: string, payload: unknown) {
  if (payload === undefined) return admin.inject({ method, url });
  const headers = { 'content-type': 'application/json' };
  return admin.inject({ method, url, headers, payload: JSON.stringify(payload) });
}

/** Holds what the tables say while one case after another is refused. */
class Watch {
  #before: string | null = null;
  #refused = 0;
  #wanted = 1;
  #rest = 0;

  /** Before each case. */
  async look(): Promise<void> {
    if (this.#rest > 0) this.#rest -= 1;
    else this.#before ??= await contents();
  }

  /** The tables were changed on purpose. */
  forget(): void {
    this.#before = null;
    this.#refused = 0;
    this.#wanted = 1;
  }

  /** A case was taken: what follows may be taken, too, and is let be for a while. */
  letGo(): void {
    this.forget();
    this.#rest = REFUSALS_IN_A_ROW - 1;
  }

  /** After each refusal. True when it or one just before wrote something; looks once in so many, and at the last. */
  async hasWritten(isLast: boolean): Promise<boolean> {
    if (this.#before === null) return false;
    this.#refused += 1;
    if (this.#refused < this.#wanted && !isLast) return false;
    const before = this.#before;
    this.#before = await contents();
    this.#refused = 0;
    this.#wanted = REFUSALS_IN_A_ROW;
    return this.#before !== before;
  }
}

async function tripsOf(definition: RouteDefinition): Promise<string[]> {
  const trips: string[] = [];
  const watch = new Watch();
  const cases = casesOf(definition);
  let isFresh = false;
  for (const [number, { url, payload }] of cases.entries()) {
    if (payload !== undefined && !isFresh) {
      isFresh = await makeFresh(url);
      if (isFresh) watch.forget();
    }
    await watch.look();
    const answer = await send(definition.method, url, payload);
    const faults = faultsOf(answer.statusCode, answer.body);
    if (answer.statusCode < 400) {
      isFresh = false;
      watch.letGo();
    } else if (await watch.hasWritten(number === cases.length - 1)) {
      faults.push('wrote something, or one of those just before');
    }
    if (faults.length > 0) {
      const sent = `${url.slice(0, 120)} ${(JSON.stringify(payload) ?? '').slice(0, 300)}`;
      trips.push(`${definition.method} ${sent} → ${faults.join(', ')} ${answer.body.slice(0, 120)}`);
    }
  }
  return trips;
}

describe('every endpoint', () => {
  it('answers whatever it is sent with a Russian sentence, and a refusal writes nothing', async () => {
    const trips: string[] = [];
    for (const definition of test.deps.app.apiDescription.routes) trips.push(...(await tripsOf(definition)));
    expect(trips).toEqual([]);
  }, 1_800_000);

  it('asks who is there before it looks at what was sent', async () => {
    for (const { method, url, access } of test.deps.app.apiDescription.routes) {
      if (access === 'public') continue;
      const answer = await test.stranger.inject({
        method,
        url: url.replace(/:\w+/g, 'abc'),
        payload: '{broken',
      });
      expect([method, url, answer.statusCode]).toEqual([method, url, 401]);
    }
  });

  it('refuses an employee without any right wherever a right is asked for', async () => {
    const nobody = test.as(anActor({ permissions: [], dataScope: 'own' }));
    for (const { method, url, access } of test.deps.app.apiDescription.routes) {
      if (typeof access === 'function' || access === 'public' || access === 'authenticated') continue;
      // A door with a key of its own that employees have no business with.
      if (isOwnAccess(access) && access.permissions.length === 0) continue;
      const answer = await nobody.inject({ method, url: url.replace(/:\w+/g, 'abc') });
      expect([method, url, answer.statusCode]).toEqual([method, url, 403]);
    }
  });
});
