import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withBuildLock } from './build-lock.mjs';
import { tempTree } from '../checkout/temp-tree.mjs';

let tree;
beforeEach(() => (tree = tempTree()));
afterEach(() => tree.remove());

const locked = (work) => withBuildLock({ root: tree.root, say: () => undefined, work });

it('two builds of one checkout never run at once', async () => {
  const events = [];
  const build = (name) => async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => process.nextTick(resolve));
    events.push(`${name} ends`);
  };
  await Promise.all([locked(build('first')), locked(build('second'))]);
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('a failed build lets the next one go', async () => {
  await expect(locked(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(join(tree.root, '.cache', 'build.lock'))).toBe(false);
});

it('the lock of a launcher that was killed is taken over', async () => {
  // No system gives out a process number this large.
  tree.write('.cache/build.lock', '999999999');
  await expect(locked(() => Promise.resolve('built'))).resolves.toBe('built');
});
