import { randomUUID } from 'node:crypto';
import { bodyOfAgreement } from '../faults/writer.mjs';
import { figure } from '../harness/figure.mjs';
import { pause } from '../harness/pause.mjs';
import { logIn, withFreshServer } from '../harness/server-under-test.mjs';
import { median } from '../harness/statistics.mjs';
import { Readers } from './readers.mjs';

const AT_ONCE = 60;
const ROUNDS = Number(process.env.BENCH_RUNS ?? 7);

/** Somebody who clears up: drafts of their own, written one by one and deleted all at once. */
async function clearer(address) {
  const { token } = await logIn(address, 'admin');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const given = await bodyOfAgreement(address, token);
  const draft = async () => {
    const answer = await fetch(`${address}/api/agreements`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...given, title: `На удаление ${randomUUID()}` }),
    });
    if (answer.status !== 201)
      throw new Error(`A draft was answered with ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    drafts: async () => {
      const drafts = [];
      while (drafts.length < AT_ONCE) drafts.push(await draft());
      return drafts;
    },
    remove: async ({ id, lock_version }) => {
      const body = JSON.stringify({ lock_version });
      const { status } = await fetch(`${address}/api/agreements/${id}`, { method: 'DELETE', headers, body });
      return status;
    },
  };
}

async function round({ readers, work }) {
  const drafts = await work.drafts();
  const idle = await readers.during(pause(2000));
  const began = performance.now();
  const busy = await readers.during(Promise.all(drafts.map(work.remove)));
  const took = performance.now() - began;
  return { idle: idle.p95, busy: busy.p95, count: busy.count, took, statuses: busy.result };
}

/** Sixty agreements are deleted at once while colleagues read: what their answers take then, and what before. */
export async function measure({ root, say }) {
  return withFreshServer({
    root,
    say,
    env: { ROLES: 'api,realtime,jobs' },
    waitMs: 240_000,
    use: async ({ address }) => {
      const readers = await Readers.of(address, 'lawyer');
      const work = await clearer(address);
      await round({ readers, work });
      const rounds = [];
      while (rounds.length < ROUNDS) {
        const one = await round({ readers, work });
        rounds.push(one);
        say(
          `idle ${one.idle.toFixed(0)} ms, busy ${one.busy.toFixed(0)} ms (${one.count} answers in ${one.took.toFixed(0)} ms)`,
        );
      }
      const refused = rounds
        .flatMap(({ statuses }) => statuses)
        .filter((status) => status < 200 || status > 204);
      if (readers.failed.length > 0) say(readers.failed[0]);
      return [
        figure({
          name: 'reading while 60 are deleted over idle, p95, median of the rounds',
          value: median(rounds.map(({ idle, busy }) => busy / idle)),
          unit: '×',
          limit: 3,
        }),
        figure({
          name: '… idle, p95',
          value: median(rounds.map(({ idle }) => idle)),
          unit: 'ms',
          digits: 0,
        }),
        figure({
          name: '… while deleting, p95',
          value: median(rounds.map(({ busy }) => busy)),
          unit: 'ms',
          digits: 0,
        }),
        figure({
          name: 'sixty deletions, all answered',
          value: median(rounds.map(({ took }) => took)) / 1000,
          unit: 's',
        }),
        figure({ name: 'deletions refused', value: refused.length, limit: 0, digits: 0 }),
        figure({ name: 'readings that failed', value: readers.failed.length, limit: 0, digits: 0 }),
      ];
    },
  });
}
