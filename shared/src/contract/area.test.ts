import { areaDefinition, type AreaDefinition } from './area';

const route = (path: string) => ({ id: 'page', path, title: 'Страница' });
const definition = (given: Partial<AreaDefinition>) => ({
  id: 'mf-offers',
  title: 'Предложения',
  contract: '^1.0.0',
  routes: [],
  menu: [],
  ...given,
});
const isTaken = (given: Partial<AreaDefinition>) => areaDefinition.safeParse(definition(given)).success;
const entry = { title: 'Пункт', path: '/a', group: 'documents', order: 1, icon: 'tag' } as const;

it.each([
  ['four optional parts', { routes: [route('/a/:b?/:c?/:d?/:e?')] }, true],
  ['five optional parts', { routes: [route('/a/:b?/:c?/:d?/:e?/:f?')] }, false],
  ['an address of 200 characters', { routes: [route(`/${'a'.repeat(199)}`)] }, true],
  ['a longer address', { routes: [route(`/${'a'.repeat(200)}`)] }, false],
  ['a hundred pages', { routes: Array.from({ length: 100 }, (_, at) => route(`/a/${String(at)}`)) }, true],
  ['more pages', { routes: Array.from({ length: 101 }, (_, at) => route(`/a/${String(at)}`)) }, false],
  ['fifty entries of the menu', { menu: Array.from({ length: 50 }, () => entry) }, true],
  ['more entries', { menu: Array.from({ length: 51 }, () => entry) }, false],
])('an area with %s', (...[, given, taken]) => {
  expect(isTaken(given)).toBe(taken);
});
