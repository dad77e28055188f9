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
const note = {
  name: 'memo',
  resource: 'memos',
  path: '/memos',
  title: 'Служебные записки',
  noun: {
    forms: ['записка', 'записки', 'записок'],
    accusative: 'записку',
    subject: 'Записка',
    gender: 'feminine',
  },
  icon: { path: 'M4 4h16v16H4z' },
  order: 60,
} as const;
const block = {
  id: 'links',
  place: 'document-tab',
  kinds: ['agreement'],
  title: 'Связи',
  order: 10,
} as const;
const drawn = (path: string) => ({ menu: [{ ...entry, icon: { path } }] });
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
  ['a kind of its own', { kinds: [note] }, true],
  ['more kinds than a section can be', { kinds: Array.from({ length: 21 }, () => note) }, false],
  ['a kind nobody can name', { kinds: [{ ...note, name: 'Memo-1' }] }, false],
  [
    'blocks for some cards and for all',
    { blocks: [block, { ...block, id: 'all', kinds: '*' as const }] },
    true,
  ],
  ['more blocks', { blocks: Array.from({ length: 31 }, () => block) }, false],
  ['a block for no card', { blocks: [{ ...block, kinds: [] }] }, false],
  ['a block whose name breaks an address', { blocks: [{ ...block, id: 'a&b' }] }, false],
  ['an icon of its own', drawn('M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM12 7.5v5l-3,-1'), true],
  ['an icon that is more than a line', drawn('M3 12"/><script>'), false],
  ['an icon that begins nowhere', drawn('L3 12'), false],
  ['an icon too long to be carried by every page', drawn(`M${'1 '.repeat(500)}`), false],
  [
    'a group of its own',
    { menu: [{ ...entry, group: { name: 'archive', title: 'Архив', order: 250 } }] },
    true,
  ],
  [
    'a group that passes for a known one',
    { menu: [{ ...entry, group: { name: 'common', title: 'Архив', order: 250 } }] },
    false,
  ],
])('an area with %s', (...[, given, taken]) => {
  expect(isTaken(given)).toBe(taken);
});

it.each(['place', 'kinds', 'order', 'title'] as const)('a block without its %s is not taken', (part) => {
  const { [part]: _, ...rest } = block;
  expect(areaDefinition.safeParse({ ...definition({}), blocks: [rest] }).success).toBe(false);
});

it('a place that no card has is not taken', () => {
  const blocks = [{ ...block, place: 'document-footer' }];
  expect(areaDefinition.safeParse({ ...definition({}), blocks }).success).toBe(false);
});
