import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packagesWith } from '../checkout/workspace.mjs';
import { browser } from '../jest.mjs';

const root = dirname(dirname(import.meta.dirname));

/** Whether a package is tested as every package for the browser is; one with settings of its own stays a project. */
async function isLikeOthers(name) {
  const { href } = pathToFileURL(join(root, name, 'jest.config.js'));
  const { default: config } = await import(href);
  return JSON.stringify(config) === JSON.stringify(browser(join(root, name)));
}

const alike = [];
const others = [];
for (const name of packagesWith(root, 'jest.config.js'))
  ((await isLikeOthers(name)) ? alike : others).push(join(root, name));

/**
 * The tests of every package in one run. Packages for the browser are one project: each of its own would read, compile and
 * keep the sources of shared for itself.
 */
export default {
  rootDir: root,
  projects: [{ ...browser(root), displayName: 'browser', roots: alike }, ...others],
};
