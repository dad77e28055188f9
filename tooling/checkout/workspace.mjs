import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of the workspace's packages, sorted: every top-level folder with a package.json. */
export function packagesOf(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => entry.name)
    .sort();
}

/** Packages that have a file of that name, such as the ones that are built: those with a webpack.config.js. */
export function packagesWith(root, file) {
  return packagesOf(root).filter((name) => existsSync(join(root, name, file)));
}

/** A package.json as data. */
export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** The folders of shared the server is made of; the import rules keep it to them. */
export const SHARED_OF_SERVER = ['shared/src/contract', 'shared/src/format'];
