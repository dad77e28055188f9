import { overlaps } from './route-overlap';

test.each([
  ['/agreements', '/agreements', true],
  ['/agreements', '/agreements/', true],
  ['/agreements/:id', '/agreements/create', true],
  ['/agreements/:id', '/agreements/:number', true],
  ['/agreements/:id', '/agreements', false],
  ['/agreements/:id?', '/agreements', true],
  ['/agreements/:id/edit', '/agreements/create/:step', true],
  ['/agreements/:id/edit', '/agreements/:id/files', false],
  ['/agreements/*', '/agreements/1/2/3', true],
  ['/agreements/*', '/addendums', false],
  ['/*', '/addendums', true],
  ['/', '/addendums', false],
])('%s and %s name a common address: %s', (one, other, isCommon) => {
  expect(overlaps(one, other)).toBe(isCommon);
  expect(overlaps(other, one)).toBe(isCommon);
});
