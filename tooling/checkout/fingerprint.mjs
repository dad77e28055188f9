import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', 'coverage', 'test-results', '.cache', '.mf']);

/** Every file under the paths, sorted, as addresses from the root with forward slashes; a missing path gives none. */
export function filesUnder({ root, paths, skip = (_file) => false }) {
  const found = [];
  const visit = (path) => {
    const address = relative(root, path).split(sep).join('/');
    if (skip(address)) return;
    if (!statSync(path).isDirectory()) {
      found.push(address);
      return;
    }
    for (const entry of readdirSync(path)) {
      if (!skippedFolders.has(entry)) visit(join(path, entry));
    }
  };
  for (const path of paths) {
    if (existsSync(join(root, path))) visit(join(root, path));
  }
  return found.sort();
}

/** A digest of names and contents alone: times, owners and the place of the checkout do not change it. */
export function fingerprint({ root, paths, skip = (_file) => false, salt = '' }) {
  const digest = createHash('sha256').update(salt);
  for (const file of filesUnder({ root, paths, skip })) {
    digest.update(`\0${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest(),
    );
  }
  return digest.digest('hex');
}
