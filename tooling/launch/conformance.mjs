import { resolve } from 'node:path';
import { readArguments } from '../process/arguments.mjs';
import { shellFor, testArea } from '../release/build-trial.mjs';
import { readReleaseFolder } from '../release/release-folder.mjs';
import { targetNamed } from '../release/target.mjs';
import { buildStale, chosenPackages } from '../build/build-stale.mjs';
import { install } from '../install/install.mjs';
import { Refusal } from '../process/refusal.mjs';

const USAGE = 'pnpm conformance РАЗДЕЛ [--dist ПАПКА] [--shell-dist ПАПКА | --url АДРЕС]';

/** `pnpm conformance mf-x`: every declared page of an area, opened in a real browser inside a shell with a made-up API. */
export async function conformance({ root, args, say }) {
  const { words, values } = readArguments(args, {
    usage: USAGE,
    words: ['раздел'],
    options: { dist: { type: 'string' }, 'shell-dist': { type: 'string' }, url: { type: 'string' } },
  });
  const [name] = words;
  const { dist, 'shell-dist': shellDist, url } = values;
  if (shellDist !== undefined && url !== undefined) {
    throw new Refusal(`Нужна одна оболочка: либо --shell-dist, либо --url. ${USAGE}`);
  }
  if (name === 'shell' || name === 'server') {
    throw new Refusal(`${name} — не раздел, страниц раздела в нём нет. ${USAGE}`);
  }
  await install({ root, say });
  chosenPackages({ root, args: [name] });
  const target = url === undefined ? null : targetNamed(url, '--url');
  const needed = [
    ...(target === null ? ['server'] : []),
    ...(target === null && shellDist === undefined ? ['shell'] : []),
    // A build that lies elsewhere, such as an artefact of a pipeline, is tried as it is.
    ...(dist === undefined ? [name] : []),
  ];
  await buildStale({ root, names: needed, say });
  const shell = await shellFor({ root, target, dist: shellDist && resolve(root, shellDist) });
  const built = readReleaseFolder(root, name, dist && resolve(root, dist));
  await testArea({ root, built, shell, target, say, isForced: true });
}
