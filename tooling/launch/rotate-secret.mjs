import { readArguments } from '../process/arguments.mjs';
import { serverDoes } from '../suite/server-once.mjs';

/** `npm run rotate-secret`: a new root of all keys in the data folder; the journal stays verifiable. */
export async function rotateSecret({ root, args, say }) {
  readArguments(args, { usage: 'npm run rotate-secret', options: {} });
  return serverDoes({ root, args: ['--rotate-secret'], say });
}
