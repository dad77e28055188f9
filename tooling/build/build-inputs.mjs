import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, fingerprint } from '../checkout/fingerprint.mjs';
import { clearStamp, readStamp, writeStamp } from '../checkout/stamp.mjs';
import { SHARED_OF_SERVER } from '../checkout/workspace.mjs';

const stampOf = (root, name) => join(root, '.cache', 'build', `${name}.json`);

// What a build never reads: tests, and the folders of the tooling, which install, check, start and publish; its presets
// lie above them.
const unread = [
  /\.test\.(tsx?|mjs)$/,
  /^[^/]+\/jest\./,
  /^tooling\/(jest|[^/]+\/)/,
  /^shared\/src\/(standalone|testing)\//,
  /^mf-[^/]+\/src\/standalone\.tsx$/,
];

/** A digest of everything that can change the package's build: its own sources, what it takes of shared, the presets, the lockfile. */
export function buildFingerprint(root, name) {
  const shared = name === 'server' ? SHARED_OF_SERVER : ['shared/src'];
  return fingerprint({
    root,
    paths: [name, ...shared, 'tooling', 'shared/package.json', 'pnpm-lock.yaml'],
    skip: (file) => unread.some((pattern) => pattern.test(file)),
    salt: 'production',
  });
}

/** Whether dist holds a finished build, of today's sources or of earlier ones; false for one made for development. */
export function hasBuild(root, name) {
  return readStamp(stampOf(root, name)) !== null;
}

/** Whether the built files are those of today's sources, all there and of the size they were written with. */
export function isBuilt(root, name) {
  const stamp = readStamp(stampOf(root, name));
  if (!stamp) return false;
  const isWhole = Object.entries(stamp.files).every(([file, size]) => {
    const path = join(root, name, 'dist', file);
    return existsSync(path) && statSync(path).size === size;
  });
  return isWhole && stamp.fingerprint === buildFingerprint(root, name);
}

/** Notes a finished build. The digest is taken before the build starts, so that an edit made meanwhile counts as stale. */
export function rememberBuild(root, name, digest) {
  const folder = join(root, name, 'dist');
  // The report of a trial lies beside the build, is written after it and changes nothing of it.
  const files = filesUnder({ root: folder, paths: ['.'], skip: (file) => file === 'conformance.json' });
  const sizes = Object.fromEntries(files.map((file) => [file, statSync(join(folder, file)).size]));
  writeStamp(stampOf(root, name), { fingerprint: digest, files: sizes });
}

/** Makes the next launch build the package anew; for output that was made for development. */
export function forgetBuild(root, name) {
  clearStamp(stampOf(root, name));
}
