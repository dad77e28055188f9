import type { FastifyInstance } from 'fastify';
import type { DiskBuilds } from '../bundled/disk-builds';

export const LIVE_RELOAD_SCRIPT = '/live-reload.js';
const STREAM = '/live-reload';
/** Milliseconds between two looks at what is built. */
const LOOK_EVERY = 700;

/** Reloads the page once what is built is no longer what the page was opened with. */
const script = `let known;
new EventSource('${STREAM}').onmessage = ({ data }) => {
  if (known !== undefined && known !== data) location.reload();
  known = data;
};
`;

const versionsOf = ({ all }: DiskBuilds) => all.map(({ version }) => version).join(' ');

/** For work on the suite: tells open pages of each new build, and they load themselves anew. */
export function liveReloadRoutes(app: FastifyInstance, current: () => Promise<DiskBuilds>): void {
  const streams = new Set<() => void>();
  // A stream has no end of its own; the server's stop must not wait for it.
  app.addHook('preClose', (done) => {
    for (const leave of streams) leave();
    done();
  });
  app.get(LIVE_RELOAD_SCRIPT, (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-cache').send(script),
  );
  app.get(STREAM, (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    let told = '';
    const look = async () => {
      const versions = versionsOf(await current());
      if (versions === told) return;
      told = versions;
      raw.write(`data: ${versions}\n\n`);
    };
    const complain = (error: unknown) => {
      request.log.error({ err: error }, 'live reload cannot see the builds');
    };
    look().catch(complain);
    const timer = setInterval(() => {
      look().catch(complain);
    }, LOOK_EVERY);
    const leave = () => {
      clearInterval(timer);
      streams.delete(leave);
      raw.end();
    };
    streams.add(leave);
    raw.on('close', leave);
  });
}
