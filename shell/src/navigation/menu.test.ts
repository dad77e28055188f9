import type { AreaMenuEntry } from 'shared/contract/area/area';
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

it('puts a group that areas bring where they say, once for all of them', () => {
  const archive = { name: 'archive', title: 'Архив', order: 150 };
  const areas = [
    anArea({
      menu: [entry('Справочники', { group: 'common' }), entry('Дела', { group: archive, order: 20 })],
    }),
    anArea({ id: 'mf-boxes', menu: [entry('Короба', { group: archive }), entry('Договоры')] }),
    anArea({
      id: 'mf-closed',
      menu: [
        entry('Секреты', {
          group: { name: 'secrets', title: 'Секреты', order: 1 },
          permissions: ['Просмотр договоров'],
        }),
      ],
    }),
  ];
  expect(titles(areas, aSession([]).user)).toEqual([
    ['Документы', ['Договоры']],
    ['Архив', ['Короба', 'Дела']],
    ['Общее', ['Справочники']],
  ]);
});

it('gives a phone the entries of such a group beside those that stand around it', () => {
  const at = (order: number) => ({ name: `own-${String(order)}`, title: 'Своё', order });
  const areas = [
    anArea({
      menu: [
        entry('Обзор', { group: at(50), phone: true }),
        entry('Договоры', { phone: true }),
        entry('Отчёты', { group: at(250), phone: true }),
        entry('Уведомления', { group: 'common', phone: true }),
      ],
    }),
  ];
  const { before, after } = tabsOf(menuOf(areas, aSession().user));
  expect([before, after].map((list) => list.map(({ title }) => title))).toEqual([
    ['Обзор', 'Договоры'],
    ['Отчёты'],
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
