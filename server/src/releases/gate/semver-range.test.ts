import { satisfiesRange } from './semver-range';

test.each([
  ['^19.3.1', '19.3.1', true],
  ['^19.3.1', '19.10.0', true],
  ['^19.3.1', '19.3.0', false],
  ['^19.3.1', '20.0.0', false],
  ['^0.2.3', '0.2.9', true],
  ['^0.2.3', '0.3.0', false],
  ['^0.0.3', '0.0.3', true],
  ['^0.0.3', '0.0.4', false],
  ['^0.0.0', '0.0.0', true],
  ['~1.2.3', '1.2.9', true],
  ['~1.2.3', '1.3.0', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '1.2.4', false],
  ['latest', '1.0.0', false],
  ['^1.0.0', '1.1.0-rc.1', false],
  ['>=1.0.0', '1.0.0', false],
])('the range %s takes %s: %s', (range, version, isTaken) => {
  expect(satisfiesRange(range, version)).toBe(isTaken);
});
