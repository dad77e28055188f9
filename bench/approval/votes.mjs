import { figure } from '../harness/figure.mjs';
import { percentile } from '../harness/statistics.mjs';
import { listen } from './next-approver.mjs';

/** Milliseconds at p95. */
const LIMITS = { acknowledged: 50, told: 300 };

/** Votes one after another: until each is acknowledged, and until the next approver's socket has been told. */
export async function measureVotes({ server, voter, next, taskIds }) {
  const listener = await listen({ server, session: next });
  const [acknowledged, told] = [[], []];
  try {
    for (const id of taskIds) {
      const arrival = listener.next();
      const started = performance.now();
      const response = await fetch(`${server.address}/api/approval-tasks/${id}/vote`, {
        method: 'POST',
        headers: { authorization: `Bearer ${voter.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ decision: 'approve' }),
      });
      const text = await response.text();
      acknowledged.push(performance.now() - started);
      if (!response.ok) throw new Error(`A vote was answered with ${response.status}: ${text.slice(0, 200)}`);
      told.push((await arrival) - started);
    }
  } finally {
    listener.close();
  }
  const of = (name, samples, limit) => [
    figure({ name: `${name}, p50`, value: percentile(samples, 0.5), unit: 'ms' }),
    figure({ name: `${name}, p95`, value: percentile(samples, 0.95), unit: 'ms', limit }),
  ];
  return [
    ...of('a vote until it is acknowledged', acknowledged, LIMITS.acknowledged),
    ...of('a vote until the next approver’s socket is told', told, LIMITS.told),
  ];
}
