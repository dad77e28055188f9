import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder with these files for the length of a test: `write` adds or changes one, `remove` takes one or all away. */
export function tempTree(files = {}) {
  const root = mkdtempSync(join(tmpdir(), 'contracts-test-'));
  const write = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const [path, content] of Object.entries(files)) write(path, content);
  return { root, write, remove: (path = '') => rmSync(join(root, path), { recursive: true, force: true }) };
}
