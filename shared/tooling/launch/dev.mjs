import { buildable, buildStale, startBuilder } from './build.mjs';
import { forgetBuild } from './build-inputs.mjs';
import { ended, stopChild } from './child.mjs';
import { install } from './install.mjs';
import { Refusal } from './refusal.mjs';
import { secondsText } from './seconds.mjs';
import { startServer } from './server-process.mjs';
import { requirePlace } from './start.mjs';

/** `pnpm dev [package …]`: the named packages, or all, rebuilt at every change; the server takes each change at once. */
export async function dev({ root, args, say }) {
  await requirePlace({ root, env: process.env });
  await install({ root, say });
  const known = buildable(root);
  const unknown = args.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Refusal(`Нет такого пакета: ${unknown.join(', ')}. Есть: ${known.join(', ')}.`);
  const live = args.length > 0 ? args : known;
  await buildStale({ root, names: known.filter((name) => !live.includes(name)), say });

  const server = liveServer({ root, say });
  const width = Math.max(...live.map((name) => name.length));
  const waiting = new Set(live);
  const builders = live.map((name) => {
    forgetBuild(root, name);
    const flags = ['--watch', ...(args.length === 0 ? ['--development'] : [])];
    const builder = startBuilder({ root, name, flags, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    builder.on('message', ({ isBuilt, seconds, output }) => {
      say(
        `  ${name.padEnd(width)}  ${isBuilt ? `собран за ${secondsText(seconds)}` : `не собран:\n${output}`}`,
      );
      if (isBuilt) waiting.delete(name);
      if (waiting.size === 0) server.take(name);
    });
    return builder;
  });
  const codes = await Promise.race(builders.map(ended));
  throw new Refusal(`Сборщик остановился с кодом ${codes}.`);
}

// One restart at a time; changes that come during one are taken by the next.
function liveServer({ root, say }) {
  let server = null;
  let turn = Promise.resolve();
  let asked = 0;
  const restart = async (ticket) => {
    if (ticket !== asked) return;
    if (server) await stopChild(server);
    server = startServer({ root, env: { DEV: '1' } });
    server.once('error', (error) => say(`Сервер не запустился: ${error.message}`));
  };
  return {
    take() {
      asked += 1;
      const ticket = asked;
      turn = turn.then(() => restart(ticket));
    },
  };
}
