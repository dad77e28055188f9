import { once } from '../suite/server-once.mjs';

/** `npm run restore -- --from FILE`: the suite of the backup in an empty data folder or database. */
export function restore({ root, args, say }) {
  const usage = 'npm run restore -- --from ФАЙЛ';
  return once({ root, args, say, usage, key: 'from', option: '--restore' });
}
