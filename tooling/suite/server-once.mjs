import { resolve } from 'node:path';
import { readArguments } from '../process/arguments.mjs';
import { buildStale } from '../build/build-stale.mjs';
import { ended } from '../process/child.mjs';
import { install } from '../install/install.mjs';
import { Refusal } from '../process/refusal.mjs';
import { startServer } from './server-process.mjs';

/** Lets the server do one piece of work, named by its arguments, instead of serving; answers its exit code. */
export async function serverDoes({ root, args, say }) {
  await install({ root, say });
  await buildStale({ root, names: ['server'], say });
  return ended(startServer({ root, args }));
}

/** The same with the file under the key. */
export async function once({ root, args, say, usage, key, option }) {
  const { values } = readArguments(args, { usage, options: { [key]: { type: 'string' } } });
  if (!values[key]) throw new Refusal(`Не указан файл. Команда: ${usage}`);
  // npm runs scripts in the root; a path is meant from where the person stands.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), values[key]);
  return serverDoes({ root, args: [option, file], say });
}
