import { oneAhead } from './one-ahead';

/** Portions that say when they are asked for and when they are given up. */
function portions(said: string[], count: number) {
  return (async function* () {
    try {
      for (let at = 1; at <= count; at += 1) {
        said.push(`read ${String(at)}`);
        yield await Promise.resolve(at);
      }
    } finally {
      said.push('given up');
    }
  })();
}

test('the next portion is asked for before the one in hand is worked on, and none is left out', async () => {
  const said: string[] = [];
  for await (const portion of oneAhead(portions(said, 3))) said.push(`worked on ${String(portion)}`);
  expect(said.filter((line) => line.startsWith('worked'))).toEqual([
    'worked on 1',
    'worked on 2',
    'worked on 3',
  ]);
  expect(said.indexOf('read 2')).toBeLessThan(said.indexOf('worked on 1'));
});

test('reading ends when nobody wants the rest', async () => {
  const said: string[] = [];
  for await (const portion of oneAhead(portions(said, 9))) if (portion === 2) break;
  expect(said).toEqual(['read 1', 'read 2', 'read 3', 'given up']);
});

test('a portion that fails fails where it is worked on', async () => {
  const failing = (async function* () {
    yield await Promise.resolve(1);
    throw new Error('gone');
  })();
  const worked: number[] = [];
  const all = (async () => {
    for await (const portion of oneAhead(failing)) worked.push(portion);
  })();
  await expect(all).rejects.toThrow('gone');
  expect(worked).toEqual([1]);
});
