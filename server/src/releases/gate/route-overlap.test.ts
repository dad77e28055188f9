import { overlaps } from './route-overlap';

test.each([
  ['/agreements', '/agreements', true],
  ['/agreements', '/agreements/', true],
  ['/agreements/:id', '/agreements/create', true],
  ['/agreements/:id', '/agreements/:number', true],
  ['/agreements/:id', '/agreements', false],
  ['/agreements/:id?', '/agreements', true],
  ['/agreements/:id?/files?', '/agreements/files', true],
  ['/agreements/:id?/edit', '/agreements/edit', true],
  ['/agreements/:id?/edit', '/agreements/files', false],
  ['/a?/b?/c', '/c', true],
  ['/a?/b?/c', '/b/a/c', false],
  ['/agreements/archive?', '/agreements/:id?', true],
  ['/agreements/*', '/agreements', true],
  ['/Agreements', '/agreements', true],
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

test('patterns of a hundred optional parts are compared without trying each choice of them', () => {
  const many = (last: string) =>
    `/${Array.from({ length: 100 }, (_, at) => `:p${String(at)}?`).join('/')}/${last}`;
  expect(overlaps(many('one'), many('other'))).toBe(false);
  expect(overlaps(many('one'), '/x/y/one')).toBe(true);
});
