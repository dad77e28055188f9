import { filesUnder } from '../checkout/fingerprint.mjs';
import { sweep } from './dist-sweep.mjs';
import { tempTree } from '../checkout/temp-tree.mjs';

const day = 24 * 60 * 60 * 1000;

let tree;
beforeEach(() => {
  tree = tempTree({ 'release.json': '{}', 'assets/page.0ld0ld.js': 'old', 'assets/page.n3wn3w.js': 'new' });
});
afterEach(() => tree.remove());

const sweepAfter = (ms) => {
  sweep({ dist: tree.root, current: ['release.json', 'assets/page.n3wn3w.js'], now: Date.now() + ms });
  return filesUnder({ root: tree.root, paths: ['.'] });
};

it('a tab opened days before a build still finds its chunks', () => {
  expect(sweepAfter(6 * day)).toContain('assets/page.0ld0ld.js');
});

it('a chunk of no current build is gone after a week, and nothing else is', () => {
  expect(sweepAfter(8 * day)).toEqual(['assets/page.n3wn3w.js', 'release.json']);
});
