import { transactOn } from '../database/transact';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createJobs, type RunningJobs } from './boss-jobs';

let database: TestDatabase;
let jobs: RunningJobs;
let faults: { job?: string | undefined }[];

beforeEach(async () => {
  database = await createTestDatabase();
  faults = [];
  jobs = createJobs({
    pool: database.pool,
    works: true,
    pollingIntervalSeconds: 0.5,
    onFault: (fault) => faults.push(fault),
  });
});
afterEach(async () => {
  await jobs.stop();
  await database.drop();
});

describe('jobs', () => {
  it('are done when the use case that queued them commits, and never when it fails', async () => {
    const done: string[] = [];
    const finished = new Promise<void>((resolve) => {
      jobs.define<{ word: string }>('letters', async ({ word }) => {
        done.push(word);
        if (word === 'kept') resolve();
      });
    });
    await jobs.start();
    const transact = transactOn(database.db);
    const failed = transact(async (trx) => {
      await jobs.enqueue('letters', { word: 'lost' }, trx);
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    await transact((trx) => jobs.enqueue('letters', { word: 'kept' }, trx));
    await finished;
    expect(done).toEqual(['kept']);
  });

  it('are handed over when they are to run apart, and told of when that fails', async () => {
    const apart: unknown[] = [];
    const handing = createJobs({
      pool: database.pool,
      works: true,
      pollingIntervalSeconds: 0.5,
      onFault: ({ job }) => apart.push(`failed ${String(job)}`),
      runApart: async (name, payload) => {
        apart.push({ name, payload });
        if (name === 'dear failure') throw new Error('the thread died');
      },
    });
    const here: string[] = [];
    const ended = new Promise<void>((resolve) => {
      handing.define<{ last: boolean }>('cheap', async ({ last }) => {
        here.push('cheap');
        if (last) resolve();
      });
    });
    handing.define('dear', async () => void here.push('dear'), { apart: true });
    handing.define('dear failure', async () => undefined, { apart: true, retries: 0 });
    await handing.start();
    try {
      await handing.enqueue('dear', { id: 7 });
      await handing.enqueue('dear failure', {});
      while (apart.length < 3) await new Promise((resolve) => setImmediate(resolve));
      await handing.enqueue('cheap', { last: true });
      await ended;
    } finally {
      await handing.stop();
    }
    expect(here).toEqual(['cheap']);
    expect(apart).toContainEqual({ name: 'dear', payload: { id: 7 } });
    expect(apart).toContain('failed dear failure');
  });

  it('are told of when they fail, and do not take others down with them', async () => {
    const finished = new Promise<void>((resolve) => {
      jobs.define<{ fails: boolean }>('exports', async ({ fails }) => {
        if (fails) throw new Error('no space');
        resolve();
      });
    });
    await jobs.start();
    await jobs.enqueue('exports', { fails: true });
    await jobs.enqueue('exports', { fails: false });
    await finished;
    expect(faults.map((fault) => fault.job)).toEqual(['exports']);
  });

  it('are looked for in one question, however many queues there are, and found when another node has queued them', async () => {
    const asked = jest.spyOn(database.pool, 'query');
    const textOf = (call: readonly unknown[]) => {
      const [statement] = call;
      return typeof statement === 'string' ? statement : (statement as { text: string }).text;
    };
    const count = (part: string) => asked.mock.calls.filter((call) => textOf(call).includes(part)).length;
    const names = Array.from({ length: 12 }, (_, at) => `queue-${String(at)}`);
    let ready: (name: string) => void = () => undefined;
    const begun = new Promise<string>((resolve) => (ready = resolve));
    for (const name of names) jobs.define(name, async () => ready(name));
    await jobs.start();
    while (count('select distinct name') < 3) await new Promise((resolve) => setImmediate(resolve));
    // Each worker has asked for itself once, when it began; those of the queue's own clock are among them.
    const fetched = count('FOR UPDATE SKIP LOCKED');
    expect(fetched).toBeLessThan(names.length + 5);

    const other = createJobs({ pool: database.pool, works: false, onFault: (fault) => faults.push(fault) });
    for (const name of names) other.define(name, async () => undefined);
    await other.start();
    await other.enqueue('queue-7', {});
    expect(await begun).toBe('queue-7');
    await other.stop();
    expect(faults).toEqual([]);
  });

  it('are tried as often as this version says, also where an earlier one has made the queue', async () => {
    jobs.define('letters', async () => undefined, { retries: 3 });
    await jobs.start();
    await jobs.stop();
    jobs = createJobs({ pool: database.pool, works: false, onFault: (fault) => faults.push(fault) });
    jobs.define('letters', async () => undefined, { retries: 12 });
    await jobs.start();
    await jobs.enqueue('letters', {});
    const { rows } = await database.pool.query("select retry_limit from jobs.job where name = 'letters'");
    expect(rows).toEqual([{ retry_limit: 12 }]);
  });

  it.each([
    ['are due again where the one node there is was killed at them', true, ['retry', 'failed']],
    ['are left to whoever may be at them where there are other nodes', false, ['active', 'active']],
  ])('%s', async (_, isOnly, states) => {
    jobs.define('letters', async () => undefined, { retries: 1 });
    await jobs.start();
    await jobs.stop();
    const sender = createJobs({ pool: database.pool, works: false, onFault: (fault) => faults.push(fault) });
    sender.define('letters', async () => undefined, { retries: 1 });
    await sender.start();
    for (const word of ['first', 'second']) await sender.enqueue('letters', { word });
    await sender.stop();
    await database.pool.query(
      `update jobs.job set state = 'active', started_on = now(),
         retry_count = case data->>'word' when 'first' then 0 else 1 end where name = 'letters'`,
    );
    jobs = createJobs({ pool: database.pool, works: true, isOnly, onFault: (fault) => faults.push(fault) });
    jobs.define('letters', async () => undefined, { retries: 1 });
    await jobs.start();
    const { rows } = await database.pool.query<{ state: string }>(
      `select state from jobs.job where name = 'letters' order by data->>'word'`,
    );
    expect(rows.map(({ state }) => state)).toEqual(states);
  });

  it('cannot be queued before the start or defined twice', async () => {
    jobs.define('once', async () => undefined);
    expect(() => jobs.define('once', async () => undefined)).toThrow('twice');
    await expect(jobs.enqueue('once', {})).rejects.toThrow('before the start');
  });

  it('wait for work under way when the server stops', async () => {
    let isDone = false;
    let release = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      jobs.define('slow', async () => {
        resolve();
        await new Promise<void>((finish) => (release = finish));
        isDone = true;
      });
    });
    await jobs.start();
    await jobs.enqueue('slow', {});
    await begun;
    const stopped = jobs.stop();
    release();
    await stopped;
    expect(isDone).toBe(true);
  });

  it('ask nothing of the database for work that outlives the stop', async () => {
    const asked = jest.spyOn(database.pool, 'query');
    let fail: (error: Error) => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      jobs.define('endless', () => {
        resolve();
        return new Promise((_, reject) => (fail = reject));
      });
    });
    await jobs.start();
    await jobs.enqueue('endless', {});
    await begun;
    await jobs.stop(1);
    asked.mockClear();
    fail(new Error('the pool is closed'));
    // The fault is told first; what the queue would write follows in the same turn.
    await new Promise(setImmediate);
    expect(faults).toEqual([expect.objectContaining({ job: 'endless' })]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('make their queues on several nodes that start at once', async () => {
    const nodes = Array.from({ length: 4 }, () =>
      createJobs({ pool: database.pool, works: true, onFault: (fault) => faults.push(fault) }),
    );
    for (const node of nodes) {
      for (let queue = 1; queue <= 8; queue += 1) {
        node.define(`queue-${String(queue)}`, () => Promise.resolve(), { schedule: '0 3 * * *' });
      }
    }
    try {
      await Promise.all(nodes.map((node) => node.start()));
      expect(faults).toEqual([]);
    } finally {
      await Promise.all(nodes.map((node) => node.stop()));
    }
  });

  describe('of the night', () => {
    let now: Date;
    beforeEach(() => {
      now = new Date('2026-11-20T09:00:00Z');
    });
    const node = (done: () => void, schedule = '5 0 * * *') => {
      const made = createJobs({
        pool: database.pool,
        works: true,
        pollingIntervalSeconds: 0.5,
        onFault: (fault) => faults.push(fault),
        now: () => now,
      });
      made.define('nightly', () => Promise.resolve(done()), { schedule });
      return made;
    };
    const lastDone = (moment: string) =>
      database.pool.query("insert into job_runs (name, succeeded_at) values ('nightly', $1)", [moment]);
    const queued = async () =>
      (await database.pool.query("select from jobs.job where name = 'nightly'")).rowCount;

    it('are made up for once, whichever of several nodes starts first', async () => {
      await lastDone('2026-11-18T21:05:00Z');
      let times = 0;
      let ready = (): void => undefined;
      const done = new Promise<void>((resolve) => (ready = resolve));
      const nodes = [1, 2, 3].map(() =>
        node(() => {
          times += 1;
          ready();
        }),
      );
      try {
        await Promise.all(nodes.map((each) => each.start()));
        await done;
        expect([await queued(), times, faults]).toEqual([1, 1, []]);
      } finally {
        await Promise.all(nodes.map((each) => each.stop()));
      }
      const { rows } = await database.pool.query(
        "select succeeded_at = $1::timestamptz as is_put_down from job_runs where name = 'nightly'",
        [now],
      );
      expect(rows).toEqual([{ is_put_down: true }]);
    });

    it('are made up for by a node that slept through them', async () => {
      await lastDone('2026-11-19T21:05:10Z');
      let ready = (): void => undefined;
      const done = new Promise<void>((resolve) => (ready = resolve));
      const only = node(() => ready());
      await only.start();
      now = new Date('2026-11-21T09:00:00Z');
      await only.enqueue('jobs.make-up', {});
      await done;
      await only.stop();
    });

    it.each([
      ['was done last night', '2026-11-19T21:05:10Z', '5 0 * * *'],
      ['is due this very minute', '2026-11-19T08:58:05Z', '58 11 * * *'],
      ['comes every hour', '2026-11-18T21:05:00Z', '35 * * * *'],
    ])('are left alone when the work %s', async (_, moment, schedule) => {
      await lastDone(moment);
      const only = node(() => undefined, schedule);
      await only.start();
      expect(await queued()).toBe(0);
      await only.stop();
    });
  });
});
