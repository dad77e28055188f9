import { buildStale, chosenPackages } from '../build/build-stale.mjs';
import { install } from '../install/install.mjs';

/** `pnpm build [package …]`: what is stale of the named packages, or of all. */
export async function build({ root, args, say }) {
  await install({ root, say });
  await buildStale({ root, names: chosenPackages({ root, args }), say });
}
