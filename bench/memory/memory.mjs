import { figure } from '../harness/figure.mjs';
import { pause } from '../harness/pause.mjs';
import { dataFolder, logIn, requireBuild, residentBytes, withServer } from '../harness/server-under-test.mjs';

const REST_MS = 15_000;
const REQUESTS = 600;
const PATHS = [
  '/api/agreements?per_page=50',
  '/api/agreements/1',
  '/api/counterparties',
  '/api/users',
  '/agreements',
];

const megabytes = (pid) => residentBytes(pid) / 2 ** 20;

async function work({ address }) {
  const { token } = await logIn(address, 'admin');
  for (let at = 0; at < REQUESTS; at += 1) {
    const path = PATHS[at % PATHS.length];
    const response = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${path} was answered with ${response.status}`);
  }
}

/** Resident memory of the server's own process at rest: after the start that fills the demo company in, after the next start, and after some work. */
export async function measure({ root, say }) {
  await requireBuild({ root, say, names: ['server'] });
  const data = dataFolder();
  const rest = async (what, { pid }) => {
    await pause(REST_MS);
    say(`  ${what}: ${megabytes(pid).toFixed(0)} MB`);
    return megabytes(pid);
  };
  try {
    const filled = await withServer({
      root,
      data,
      use: (server) => rest('after filling the company in', server),
    });
    const [started, worked] = await withServer({
      root,
      data,
      use: async (server) => {
        const before = await rest('after a start', server);
        await work(server);
        return [before, await rest(`after ${REQUESTS} requests`, server)];
      },
    });
    const limit = { unit: 'MB', limit: 250, digits: 0 };
    return [
      figure({ name: 'at rest after the first start, which fills the company in', value: filled, ...limit }),
      figure({ name: 'at rest after a start', value: started, ...limit }),
      figure({ name: 'at rest after work', value: worked, ...limit }),
    ];
  } finally {
    data.remove();
  }
}
