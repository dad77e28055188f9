import { performance } from 'node:perf_hooks';
import { startChild, stopChild } from '../../tooling/process/child.mjs';
import { freePort } from '../../tooling/process/port.mjs';
import { serverReady } from '../../tooling/suite/server-process.mjs';
import { figure } from '../harness/figure.mjs';
import { dataFolder } from '../harness/server-under-test.mjs';
import { median } from '../harness/statistics.mjs';

const STARTS = 3;

function launch({ root, env }) {
  return startChild({
    command: 'npm',
    args: ['start', '--silent'],
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Seconds from the command to the first answer of /ready. */
async function secondsToReady({ root, data }) {
  const [port, realtimePort] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${port}`;
  const env = {
    PORT: port,
    REALTIME_PORT: realtimePort,
    DATA_DIR: data.folder,
    PUBLIC_URL: address,
    DEMO: '1',
  };
  const started = performance.now();
  const child = launch({ root, env });
  try {
    await serverReady({ server: child, address, waitMs: 600_000 });
    return (performance.now() - started) / 1000;
  } finally {
    await stopChild(child);
  }
}

/** Later runs of `npm start`, when everything is built and the company is filled in, to the first ready answer. */
export async function measure({ root, say }) {
  const data = dataFolder();
  try {
    const first = await secondsToReady({ root, data });
    say(`  the first start, with whatever had to be built: ${first.toFixed(1)} s`);
    const starts = [];
    for (let run = 0; run < STARTS; run += 1) {
      starts.push(await secondsToReady({ root, data }));
      say(`  start ${run + 2}: ${starts.at(-1).toFixed(1)} s`);
    }
    return [
      figure({
        name: 'later npm start to ready, median',
        value: median(starts),
        unit: 's',
        limit: 5,
        digits: 1,
      }),
      figure({ name: 'the slowest of the later starts', value: Math.max(...starts), unit: 's', digits: 1 }),
    ];
  } finally {
    data.remove();
  }
}
