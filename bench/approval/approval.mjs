import pg from 'pg';
import { figure } from '../harness/figure.mjs';
import { databaseUrl, logIn, withFreshServer } from '../harness/server-under-test.mjs';
import { ratioOfRounds } from '../harness/statistics.mjs';
import { apiClient } from '../lists/api-client.mjs';
import { measureGeneration } from './generation.mjs';
import { inboxSql } from './inbox-sql.mjs';
import { measureVotes } from './votes.mjs';
import { addWaitingTasks } from './waiting-tasks.mjs';

const AGREEMENTS = 3000;
const WAITING = 500;
const RUNS = Number(process.env.BENCH_RUNS ?? 100);
const WARM_UP = 10;
const ROUNDS = 5;
/** The statement by hand knows of rights and tasks, not of former votes and working hours. */
const LIMIT = 1.3;

async function timed(work) {
  const started = performance.now();
  const result = await work();
  return { took: performance.now() - started, result };
}

/** The inbox by the API and by the expert's statement in turn, so that both meet the same disturbances. */
async function measureInbox({ api, client, userId }) {
  const ask = () => timed(() => api.ask('/api/approval-tasks?per_page=50'));
  const query = () => timed(() => client.query({ text: inboxSql, values: [userId] }));
  const [answer, found] = [await ask(), await query()];
  const ids = answer.result.data.map(({ id }) => id).join();
  if (ids !== found.result.rows.map(({ id }) => Number(id)).join())
    throw new Error('The two inboxes hold different tasks');
  for (let run = 1; run < WARM_UP; run += 1) {
    await ask();
    await query();
  }
  const rounds = [];
  while (rounds.length < ROUNDS) {
    const round = { work: [], other: [] };
    for (let run = 0; run < RUNS * 2; run += 1) {
      round.work.push((await ask()).took);
      round.other.push((await query()).took);
    }
    rounds.push(round);
  }
  return [0.5, 0.95].flatMap((share) => {
    const { ratio, lowest, highest, work, other } = ratioOfRounds(rounds, share);
    const name = `inbox of ${WAITING} waiting tasks, p${share * 100}`;
    return [
      figure({ name: `${name}: API by hand-written SQL`, value: ratio, unit: '×', limit: LIMIT }),
      figure({ name: `${name}: … in the best of ${ROUNDS} rounds`, value: lowest, unit: '×' }),
      figure({ name: `${name}: … in the worst`, value: highest, unit: '×' }),
      figure({ name: `${name}: API`, value: work, unit: 'ms' }),
      figure({ name: `${name}: hand-written SQL`, value: other, unit: 'ms' }),
    ];
  });
}

async function measureOn(server, say) {
  const [voter, next, initiator] = [
    await logIn(server.address, 'approver'),
    await logIn(server.address, 'head'),
    await logIn(server.address, 'lawyer'),
  ];
  const client = new pg.Client({ connectionString: databaseUrl(server.dataFolder) });
  await client.connect();
  const api = apiClient(server.address, voter.token);
  try {
    await client.query(
      `update approval_tasks set status = 'not_needed' where assignee_id = $1 and status = 'pending'`,
      [voter.user.id],
    );
    const people = { first: voter.user.id, second: next.user.id, initiator: initiator.user.id };
    await addWaitingTasks(client, { count: WAITING, ...people });
    say(`  ${WAITING} decisions wait for ${voter.user.full_name}`);
    const figures = await measureInbox({ api, client, userId: voter.user.id });
    const generation = { server, client, api, session: initiator, runs: Math.ceil(RUNS / 3), say };
    figures.push(...(await measureGeneration(generation)));
    const { data } = await api.ask('/api/approval-tasks?per_page=100');
    const taskIds = data.slice(0, RUNS).map(({ id }) => id);
    return [...figures, ...(await measureVotes({ server, voter, next, taskIds }))];
  } finally {
    api.close();
    await client.end();
  }
}

/** An inbox of 500 waiting tasks, votes until the next approver is told, and documents made meanwhile. */
export async function measure({ root, say }) {
  const env = { SEED_AGREEMENTS: AGREEMENTS };
  return withFreshServer({ root, say, env, waitMs: 600_000, use: (server) => measureOn(server, say) });
}
