import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { figure } from '../harness/figure.mjs';
import { pause, until } from '../harness/pause.mjs';
import { databaseUrl, residentBytes, withFreshServer } from '../harness/server-under-test.mjs';
import { percentile } from '../harness/statistics.mjs';
import { connectListeners } from './listeners.mjs';
import { publishEvenly } from './publisher.mjs';

const CONNECTIONS = 2000;
const PER_SECOND = 2000;
const WARM_UP_SECONDS = 3;
const SECONDS = 10;
const REST_MS = 10_000;

async function latencies({ client, delays }) {
  const run = async (seconds) => {
    delays.length = 0;
    const { sent, rate } = await publishEvenly({
      client,
      perSecond: PER_SECOND,
      seconds,
      listeners: CONNECTIONS,
    });
    await until(() => delays.length === sent, { what: `all ${sent} events to arrive`, withinMs: 30_000 });
    return rate;
  };
  await run(WARM_UP_SECONDS);
  return run(SECONDS);
}

async function measureOn(server, say) {
  const delays = [];
  const client = new pg.Client({ connectionString: databaseUrl(server.dataFolder) });
  await client.connect();
  await pause(REST_MS);
  const before = residentBytes(server.pid);
  const sockets = await connectListeners({
    server,
    count: CONNECTIONS,
    onEvent: ({ at }) => delays.push(performance.now() - at),
  });
  try {
    await pause(REST_MS);
    const each = (residentBytes(server.pid) - before) / CONNECTIONS / 1024;
    say(`  ${CONNECTIONS} connections are open`);
    const rate = await latencies({ client, delays });
    return [
      figure({ name: 'resident memory of one connection', value: each, unit: 'kB', limit: 20, digits: 1 }),
      figure({
        name: 'event to client, p95',
        value: percentile(delays, 0.95),
        unit: 'ms',
        limit: 20,
        digits: 1,
      }),
      figure({ name: 'event to client, p50', value: percentile(delays, 0.5), unit: 'ms', digits: 1 }),
      figure({ name: 'event to client, p99', value: percentile(delays, 0.99), unit: 'ms', digits: 1 }),
      figure({ name: 'events a second', value: rate, digits: 0 }),
    ];
  } finally {
    for (const socket of sockets) socket.terminate();
    await client.end();
  }
}

/** Two thousand connections on one node, told of two thousand events a second that another node has written. */
export async function measure({ root, say }) {
  return withFreshServer({ root, say, use: (server) => measureOn(server, say) });
}
