import { once } from '../suite/server-once.mjs';

/** `npm run backup -- --to FILE`: a copy of database, files and keys, while the suite runs or while it does not. */
export function backup({ root, args, say }) {
  const usage = 'npm run backup -- --to ФАЙЛ';
  return once({ root, args, say, usage, key: 'to', option: '--backup' });
}
