import { figure } from '../harness/figure.mjs';
import { pause } from '../harness/pause.mjs';
import { logIn, residentBytes, withFreshServer } from '../harness/server-under-test.mjs';
import { idleSockets, slowUploads } from './hanging.mjs';
import { Readers } from './readers.mjs';

const SOCKETS = 700;
const UPLOADS = 200;
const BUSY_MS = 20_000;
const PEOPLE = ['admin', 'lawyer'];
const MB = 1024 * 1024;

async function measureOn({ address, realtimePort, pid, say }) {
  // Whoever reads sends nothing: the turns of one person are counted apart from another's.
  const readers = await Readers.of(address, 'auditor');
  const tokens = [];
  for (const person of PEOPLE) tokens.push((await logIn(address, person)).token);
  const agreement = readers.paths[1].split('/').at(-1);
  await readers.during(pause(3000));
  const before = await readers.during(pause(BUSY_MS / 2));
  const memory = residentBytes(pid);
  const sockets = await idleSockets({ address, realtimePort, count: SOCKETS });
  const uploads = slowUploads({ address, tokens, agreement, count: UPLOADS });
  try {
    await pause(2000);
    const busy = await readers.during(pause(BUSY_MS));
    const began = performance.now();
    await logIn(address, 'approver');
    const login = performance.now() - began;
    const answered = uploads.answered().filter((status) => status !== null);
    const grown = residentBytes(pid) - memory;
    say(`uploads answered: ${JSON.stringify(answered)}`);
    if (readers.failed.length > 0) say(readers.failed[0]);
    return [
      figure({
        name: 'reading in the crowd over idle, p95',
        value: busy.p95 / before.p95,
        unit: '×',
        limit: 2,
      }),
      figure({ name: '… idle, p95', value: before.p95, unit: 'ms', digits: 0 }),
      figure({ name: '… in the crowd, p95', value: busy.p95, unit: 'ms', digits: 0 }),
      figure({ name: 'readings that failed', value: readers.failed.length, limit: 0, digits: 0 }),
      figure({ name: 'a login in the crowd', value: login / 1000, unit: 's', limit: 5 }),
      figure({
        name: `idle sockets let in, of ${SOCKETS} from one address`,
        value: sockets.letIn,
        limit: 200,
        digits: 0,
      }),
      figure({
        name: `slow uploads that were taken, of ${UPLOADS}`,
        value: UPLOADS - answered.length,
        digits: 0,
      }),
      figure({ name: 'memory they took', value: grown / MB, unit: 'MB', limit: 150, digits: 0 }),
    ];
  } finally {
    sockets.close();
    uploads.close();
  }
}

/** Seven hundred sockets that listen to nothing and two hundred files that hardly move: colleagues go on being answered. */
export async function measure({ root, say }) {
  return withFreshServer({
    root,
    say,
    env: { ROLES: 'api,realtime,jobs' },
    waitMs: 240_000,
    use: (server) => measureOn({ ...server, say }),
  });
}
