import { performance } from 'node:perf_hooks';
import { pause } from '../harness/pause.mjs';
import { percentile } from '../harness/statistics.mjs';

const TICK_MS = 10;

/**
 * Asks at an even rate, whether or not earlier answers are there, each question by the next client. Time runs from the
 * moment the question was due, so that a server that is late does not slow those down who ask it.
 */
async function atRate({ clients, questions, perSecond, seconds }) {
  const started = performance.now();
  const total = perSecond * seconds;
  const took = [];
  const running = new Set();
  let failed = 0;
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * perSecond));
    for (; sent < due; sent += 1) {
      const dueAt = started + (sent / perSecond) * 1000;
      const asking = clients[sent % clients.length].ask(questions.next().value).then((status) => {
        took.push(performance.now() - dueAt);
        if (status === 0 || status >= 400) failed += 1;
        running.delete(asking);
      });
      running.add(asking);
    }
    await pause(TICK_MS);
  }
  await Promise.all(running);
  const lasted = (performance.now() - started) / 1000;
  return {
    perSecond,
    done: total / lasted,
    failed: failed / total,
    p50: percentile(took, 0.5),
    p95: percentile(took, 0.95),
  };
}

/** The same load rising step by step until it is more than the server can do: what was asked, done and waited for. */
export async function risingLoad({ clients, questions, rates, seconds, say }) {
  const steps = [];
  await atRate({ clients, questions, perSecond: rates[0], seconds });
  for (const perSecond of rates) {
    const step = await atRate({ clients, questions, perSecond, seconds });
    steps.push(step);
    const { done, failed, p50, p95 } = step;
    say(
      `    ${perSecond}/s: done ${done.toFixed(0)}/s, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, failed ${(failed * 100).toFixed(1)} %`,
    );
    if (done < perSecond * 0.9 || failed > 0.01) break;
  }
  return steps;
}
