import { buildable, buildStale, chosenPackages, startBuilder } from '../build/build-stale.mjs';
import { forgetBuild } from '../build/build-inputs.mjs';
import { ended, stopChild } from '../process/child.mjs';
import { devRemote } from '../live/dev-remote.mjs';
import { install } from '../install/install.mjs';
import { Refusal } from '../process/refusal.mjs';
import { secondsText } from '../process/seconds.mjs';
import { startServer } from '../suite/server-process.mjs';
import { requirePlace } from './start.mjs';

/**
 * `pnpm dev [package …]`: the named packages, or all, are built anew at every change, and the running suite takes it;
 * with `--shell URL` one area, in a suite that runs elsewhere.
 */
export async function dev({ root, args, say }) {
  if (args.some((word) => /^--shell(=|$)/.test(word))) return devRemote({ root, args, say });
  await requirePlace({ root, env: process.env });
  await install({ root, say });
  const live = chosenPackages({ root, args });
  await buildStale({ root, names: buildable(root).filter((name) => !live.includes(name)), say });

  // A single live area runs inside a shell built for production, so it has to be of that kind too.
  const kind = args.length === 0 ? ['--development'] : [];
  const server = liveServer({ root, say });
  const unbuilt = new Set(live);
  const width = Math.max(...live.map((name) => name.length));
  const take = ({ name, isBuilt, seconds, output }) => {
    say(
      `  ${name.padEnd(width)}  ${isBuilt ? `собран за ${secondsText(seconds)}` : `не собран:\n${output}`}`,
    );
    if (!isBuilt) return;
    const isFirst = unbuilt.delete(name);
    // The server finds a new build of the shell or an area by itself; only its own takes a restart.
    if (unbuilt.size === 0 && (isFirst || name === 'server')) server.restart();
  };
  const builders = live.map((name) => {
    forgetBuild(root, name);
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
    return startBuilder({ root, name, flags: ['--watch', '--clean', ...kind], stdio }).on('message', take);
  });
  const code = await Promise.race(builders.map(ended));
  throw new Refusal(`Сборщик остановился с кодом ${code}.`);
}

// One restart at a time; changes that come during one are taken by the next.
function liveServer({ root, say }) {
  let server = null;
  let turn = Promise.resolve();
  let asked = 0;
  const take = async (ticket) => {
    if (ticket !== asked) return;
    if (server) await stopChild(server);
    server = startServer({ root, env: { LIVE_RELOAD: '1' } });
    server.once('error', (error) => say(`Сервер не запустился: ${error.message}`));
  };
  return {
    restart() {
      asked += 1;
      const ticket = asked;
      turn = turn.then(() => take(ticket));
    },
  };
}
