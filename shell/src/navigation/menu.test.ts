import type { AreaMenuEntry } from 'shared/contract/area';
import { aSession } from 'shared/testing';

import { anArea } from '../testing/an-area';
import { isCurrent, menuOf, sidebarOf, tabsOf } from './menu';

const entry = (title: string, change: Partial<AreaMenuEntry> = {}): AreaMenuEntry => ({
  title,
  path: `/${title}`,
  group: 'documents',
  order: 10,
  icon: 'tag',
  ...change,
});
const titles = (areas: Parameters<typeof menuOf>[0], user = aSession().user) =>
  sidebarOf(menuOf(areas, user)).map(({ label, entries }) => [label, entries.map(({ title }) => title)]);

it('gathers the entries of all areas into groups in their order', () => {
  const areas = [
    anArea({
      menu: [entry('Журнал', { group: 'common', order: 20 }), entry('Доп. соглашения', { order: 20 })],
    }),
    anArea({ id: 'mf-offers', menu: [entry('Договоры'), entry('Справочники', { group: 'common' })] }),
    anArea({ id: 'mf-inbox', menu: [entry('Согласование', { group: 'inbox' })] }),
  ];
  expect(titles(areas)).toEqual([
    [null, ['Согласование']],
    ['Документы', ['Договоры', 'Доп. соглашения']],
    ['Общее', ['Справочники', 'Журнал']],
  ]);
});

it('leaves out what the person has no right to', () => {
  const areas = [
    anArea({
      menu: [
        entry('Договоры', { permissions: ['Просмотр договоров'] }),
        entry('Предложения', { permissions: ['Просмотр коммерческих предложений'] }),
      ],
    }),
  ];
  expect(titles(areas, aSession(['Просмотр договоров']).user)).toEqual([['Документы', ['Договоры']]]);
});

it('keeps what a slot already shows for the phone alone', () => {
  const areas = [
    anArea({
      menu: [entry('Договоры', { phone: true }), entry('Уведомления', { group: 'common', phone: 'only' })],
    }),
  ];
  expect(titles(areas)).toEqual([['Документы', ['Договоры']]]);
  const { before, after } = tabsOf(menuOf(areas, aSession().user));
  expect([before, after].map((list) => list.map(({ title }) => title))).toEqual([
    ['Договоры'],
    ['Уведомления'],
  ]);
});

it('marks the entry whose pages the person is on', () => {
  const agreements = entry('Договоры', { path: '/agreements' });
  expect(
    ['/agreements', '/agreements/5', '/agreements-archive', '/'].map((path) => isCurrent(agreements, path)),
  ).toEqual([true, true, false, false]);
});
