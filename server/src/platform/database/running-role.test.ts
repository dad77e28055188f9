import { createActivityLog } from '../activity/activity-log.service';
import { secretsFrom } from '../config/secrets';
import { StartError } from '../config/start-error';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { MIGRATIONS } from '../../migrations/all';
import { createJobs } from '../jobs/boss-jobs';
import type { OpenedDatabase } from './open-database';
import { prepareDatabase } from '../prepare-database';
import { transactOn } from './transact';

let database: TestDatabase;
let running: OpenedDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  running = await database.openRunning();
});
afterEach(() => database.drop());

const later = { version: 9999, name: 'later', sql: 'create table later_table (id int)' };
const refused = /permission denied|must be owner/;

describe('the role that the product runs as', () => {
  it('adds lines to the journal and can neither change nor remove one', async () => {
    const journal = createActivityLog(secretsFrom('test root of all keys, 32 bytes long'), () => new Date());
    const origin = { ip: null, userAgent: null, requestId: null };
    await transactOn(running.db)((trx) =>
      journal.record(trx, {
        actor: null,
        action: 'demo.seeded',
        entityType: 'role',
        entityId: 1,
        entityLabel: 'Юрист',
        origin,
      }),
    );
    expect(await journal.verify(running.db)).toEqual({ checked: 1, fault: null });
    for (const attempt of [
      "update activity_logs set entity_label = 'Никто'",
      'delete from activity_logs',
      'truncate activity_logs',
      'drop table activity_logs',
      'alter table activity_logs disable trigger user',
      'drop trigger activity_logs_append_only on activity_logs',
      'delete from activity_head',
      "create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'",
      'set session_replication_role = replica',
      'delete from schema_migrations',
      'create table public.beside (id int)',
      "select jobs.delete_queue('x')",
    ]) {
      await expect(running.pool.query(attempt)).rejects.toThrow(refused);
    }
    expect(await journal.verify(database.db)).toEqual({ checked: 1, fault: null });
  });

  it('cannot change rows of any table that a step makes append-only', async () => {
    const sql = `create table given_votes (id int);
      create trigger given_votes_kept before update or delete on given_votes
        for each row execute function refuse_change()`;
    const migrations = [...MIGRATIONS, { version: 9999, name: 'votes', sql }];
    const addresses = { running: database.runningUrl, owner: database.url };
    await prepareDatabase({ addresses, opened: running, migrations });
    await running.pool.query('insert into given_votes values (1)');
    await expect(running.pool.query('update given_votes set id = 2')).rejects.toThrow('permission denied');
    await expect(running.pool.query('delete from given_votes')).rejects.toThrow('permission denied');
  });

  it('has statistics gathered of tables that are not its own', async () => {
    await running.pool.query("insert into job_titles (name) values ('Юрист'), ('Бухгалтер')");
    await running.pool.query('select gather_statistics()');
    const { rows } = await running.pool.query<{ rows: number }>(
      "select reltuples as rows from pg_class where oid = 'job_titles'::regclass",
    );
    expect(rows).toEqual([{ rows: 2 }]);
  });

  it('makes a queue for work it has not known before, and works on it', async () => {
    const jobs = createJobs({
      pool: running.pool,
      works: true,
      pollingIntervalSeconds: 0.5,
      onFault: () => undefined,
    });
    const done = new Promise<void>((resolve) => {
      jobs.define('letters', async () => resolve());
    });
    await jobs.start();
    await jobs.enqueue('letters', {});
    await done;
    await jobs.stop();
  });
});

describe('a start', () => {
  it('changes tables by the owner alone, and says nothing when the roles are apart', async () => {
    const addresses = { running: database.runningUrl, owner: database.url };
    const migrations = [...MIGRATIONS, later];
    expect(await prepareDatabase({ addresses, opened: running, migrations })).toBeNull();
    expect((await running.pool.query('select * from later_table')).rows).toEqual([]);
  });

  it('needs no owner while there is nothing to change, and asks for one when there is', async () => {
    const addresses = { running: database.runningUrl, owner: null };
    expect(await prepareDatabase({ addresses, opened: running, migrations: MIGRATIONS })).toBeNull();
    const attempt = prepareDatabase({ addresses, opened: running, migrations: [...MIGRATIONS, later] });
    await expect(attempt).rejects.toThrow('DATABASE_OWNER_URL');
    await expect(attempt).rejects.toBeInstanceOf(StartError);
  });

  it('warns when the product runs as the owner of its tables', async () => {
    const addresses = { running: database.url, owner: database.url };
    expect(await prepareDatabase({ addresses, opened: database, migrations: MIGRATIONS })).toContain(
      'Заведите',
    );
  });

  it('refuses two addresses of different databases', async () => {
    const other = await createTestDatabase({ empty: true });
    const addresses = { running: other.runningUrl, owner: database.url };
    const opened = await other.openRunning();
    await expect(prepareDatabase({ addresses, opened, migrations: MIGRATIONS })).rejects.toThrow(
      'разные базы',
    );
    await other.drop();
  });
});
