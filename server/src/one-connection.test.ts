import { MODULES } from './app';
import { aDemoApp } from './demo/demo-app.builder';
import { outOfSources } from './file-texts/source-thread.builder';
import type { Role } from './platform/config/config';
import type { RouteDefinition } from './platform/http/route';
import { hostileBodies, knownAddresses } from './platform/testing/hostile-input';
import { anActor, type Caller, type TestApp } from './platform/testing/test-app';

let test: TestApp;
let admin: Caller;
let known: Record<string, unknown>;

beforeAll(async () => {
  const roles = new Set<Role>(['api', 'realtime', 'jobs']);
  test = await aDemoApp({
    modules: outOfSources(MODULES),
    config: { roles },
    pool: { poolSize: 1 },
  });
  const { id } = await test.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@contracts.local')
    .executeTakeFirstOrThrow();
  admin = test.as(anActor({ id, name: 'Администратор' }));
  known = {
    lock_version: 1,
    responsible_id: id,
    title: 'Поставка',
    currency_code: 'RUB',
    resource: 'agreements',
  };
});
afterAll(() => test.close());

/** As right as the schemas can tell, so that most of them come as far as a transaction. */
function bodiesOf(definition: RouteDefinition): unknown[] {
  const bodies = hostileBodies(definition, 0, known);
  const stale = (body: unknown) => ({ ...(body as object), lock_version: 99 });
  return bodies.length === 0 ? [undefined] : [...bodies.slice(-2).flatMap((body) => [stale(body), body]), {}];
}

async function faultsOf(definition: RouteDefinition): Promise<string[]> {
  const faults: string[] = [];
  const { method } = definition;
  for (const url of knownAddresses(definition)) {
    for (const payload of bodiesOf(definition)) {
      const answer = await admin.inject({
        method,
        url,
        ...(payload !== undefined && {
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
        }),
      });
      if (answer.statusCode >= 500) faults.push(`${method} ${url} → ${String(answer.statusCode)}`);
    }
  }
  return faults;
}

function form(fields: Record<string, string>, file: { name: string; bytes: Buffer }) {
  const boundary = 'boundary-of-this-test';
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(texts.join('') + head),
      file.bytes,
      Buffer.from(`\r\n--${boundary}--`),
    ]),
  };
}

describe('with one connection to the database', () => {
  it('every endpoint gets along without a second one', async () => {
    const faults: string[] = [];
    for (const definition of test.deps.app.apiDescription.routes)
      faults.push(...(await faultsOf(definition)));
    expect(faults).toEqual([]);
  });

  it('a file is taken and removed again', async () => {
    const { id } = await test.db
      .selectFrom('agreements')
      .select('id')
      .where('status', '=', 'draft')
      .limit(1)
      .executeTakeFirstOrThrow();
    const fields = { documentable_type: 'agreement', documentable_id: String(id), kind: 'attachment' };
    const upload = form(fields, { name: 'план.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') });
    const added = await admin.inject({ method: 'POST', url: '/api/files', ...upload });
    expect(added.statusCode).toBe(201);
    const removed = await admin.delete(`/api/files/${String(added.json<{ id: number }>().id)}`);
    expect(removed.statusCode).toBe(204);
  });

  it('many who ask for what is not there keep nobody else waiting', async () => {
    const lost = Array.from({ length: 40 }, () => test.as(anActor()).delete('/api/files/999999999'));
    const others = await Promise.all([test.as(anActor()).get('/api/agreements'), ...lost]);
    expect(others.map((answer) => answer.statusCode)).toEqual([200, ...lost.map(() => 404)]);
  });

  it('whoever asks for a second one is refused at once instead of waiting for themselves', async () => {
    const nested = test.deps.transact(() => test.db.selectFrom('users').select('id').execute());
    await expect(nested).rejects.toThrow('A transaction is open here');
    expect(await test.db.selectFrom('users').select('id').limit(1).execute()).toHaveLength(1);
  });
});
