import { once } from 'node:events';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { figure } from '../harness/figure.mjs';
import { median } from '../harness/statistics.mjs';
import { changedContract, contractOf, docxOf } from './contract.mjs';

const RUNS = 7;

async function asked(worker, request) {
  const answered = once(worker, 'message');
  worker.postMessage(request);
  const [{ result, refusal }] = await answered;
  if (refusal !== undefined) throw new Error(refusal);
  return result;
}

async function timed(work) {
  const started = performance.now();
  const result = await work();
  return { result, ms: performance.now() - started };
}

/** Two Word texts of fifty pages, read and compared by the built thread of the server; a page of one of them. */
export async function measure({ root, say }) {
  const clauses = contractOf();
  const before = docxOf(root, clauses);
  const after = docxOf(root, changedContract(clauses));
  const worker = new Worker(join(root, 'server', 'dist', 'text-thread.js'));
  try {
    const lines = (bytes) => asked(worker, { work: 'lines', extension: 'docx', bytes });
    const compare = async () =>
      asked(worker, { work: 'comparison', before: await lines(before), after: await lines(after) });
    const first = await timed(compare);
    const changes = first.result.filter(({ kind }) => kind !== 'same').length;
    say(
      `  ${clauses.length} clauses, ${changes} changes; the first comparison, with the start of the thread: ${first.ms.toFixed(0)} ms`,
    );
    const comparisons = [];
    const pages = [];
    for (let run = 0; run < RUNS; run += 1) {
      comparisons.push((await timed(compare)).ms);
      pages.push((await timed(() => asked(worker, { work: 'page', extension: 'docx', bytes: before }))).ms);
    }
    return [
      figure({
        name: 'two texts of 50 pages read and compared, first, with the start of the thread',
        value: first.ms,
        unit: 'ms',
        digits: 0,
      }),
      figure({ name: 'the same, median', value: median(comparisons), unit: 'ms', limit: 1000, digits: 0 }),
      figure({
        name: 'page of a text of 50 pages made, median',
        value: median(pages),
        unit: 'ms',
        limit: 500,
        digits: 0,
      }),
    ];
  } finally {
    await worker.terminate();
  }
}
