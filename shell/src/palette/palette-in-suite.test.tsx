import { act, screen, waitFor, within } from '@testing-library/react';
import type { AreaKind } from 'shared/contract/area/area';
import type { SearchHit } from 'shared/contract/list/search';
import { searchAnswer } from 'shared/contract/list/search';
import { aSession, reply, type StubRequest } from 'shared/testing';

import { anArea, aRegistry, aRoute, deliverArea, pageHeading } from '../testing/an-area';
import { forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';

const agreements = anArea({
  routes: [
    aRoute({ path: '/agreements', title: 'Договоры' }),
    aRoute({ path: '/agreements/create', title: 'Новый договор', permissions: ['Создание договоров'] }),
    aRoute({ path: '/agreements/:id', title: 'Договор' }),
  ],
  menu: [{ title: 'Договоры', path: '/agreements', group: 'documents', order: 10, icon: 'file-text' }],
});
const registry = aRegistry(agreements);
const hit: SearchHit = {
  kind: 'agreement',
  id: 5,
  title: '№ 112/2026-П',
  hint: 'Лесная Плаза, ООО',
  url: '/agreements/5',
};
const search = {
  'GET /api/search': ({ query }: StubRequest) =>
    searchAnswer.parse({ data: query.get('search') === 'договор' ? [hit] : [] }),
};

async function openPalette(options: Parameters<typeof openSuite>[0] = {}) {
  const suite = openSuite({ at: '/agreements', registry, network: search, ...options });
  await pageHeading('Договоры');
  await suite.user.keyboard('{Control>}[KeyK]{/Control}');
  const field = await screen.findByRole('combobox', { name: /Найти/ });
  return { ...suite, field };
}
const lines = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deliverArea(agreements);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

it('opens by the key and not by the letter, so that the layout does not matter', async () => {
  const suite = openSuite({ at: '/agreements', registry });
  await pageHeading('Договоры');
  await suite.user.keyboard('{Control>}{л>}{/л}{/Control}');
  expect(screen.queryByRole('combobox')).toBeNull();
  await suite.user.keyboard('{Control>}[KeyK]{/Control}');
  expect(await screen.findByRole('combobox')).toHaveFocus();
});

it('offers the pages the person may open', async () => {
  await openPalette({ session: aSession(['Просмотр договоров']) });
  expect(lines()).toContain('Договоры');
  expect(lines()).not.toContain('Новый договорДоговоры');
});

it.each([
  ['избранное', 'Избранное'],
  ['подписки', 'Подписки'],
  ['настройки', 'Настройки'],
  ['тёмная тема', 'Включить тёмную тему'],
  ['светлая', 'Включить светлую тему'],
])('finds by «%s» what the menu of the person offers', async (text, title) => {
  const { user, field } = await openPalette();
  await user.type(field, text);
  await waitFor(() => {
    expect(lines()).toContain(title);
  });
});

it('offers a page rights do not tell of to those alone whom the server lets in', async () => {
  const overseen = anArea({
    ...agreements.definition,
    routes: [
      ...agreements.definition.routes,
      aRoute({ path: '/waits', title: 'Где ждут', offered: { resource: 'waits', field: 'oversees' } }),
    ],
  });
  for (const oversees of [false, true]) {
    const network = { ...search, 'GET /api/waits/summary': reply(200, { oversees }) };
    await openPalette({ registry: aRegistry(overseen), network });
    await screen.findByRole('option', { name: /Новый договор/ });
    await waitFor(() => expect(lines().includes('Где ждутДоговоры')).toBe(oversees));
    closeSuites();
  }
});

it('goes where the arrows and Enter lead', async () => {
  const { user, address } = await openPalette();
  await user.keyboard('[ArrowDown][Enter]');
  expect(address()).toBe('/agreements/create');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it.each(['созда', 'создать договор', 'добавить договора', 'добавить'])(
  'finds what makes a document by «%s»',
  async (text) => {
    const { user, field, address } = await openPalette();
    await user.type(field, text);
    expect(lines()).toEqual(['Новый договорДоговоры']);
    await user.keyboard('[Enter]');
    expect(address()).toBe('/agreements/create');
  },
);

it('says nothing of the other layout where a command fits what was typed', async () => {
  const asked: (string | null)[] = [];
  const network = {
    'GET /api/search': ({ query }: StubRequest) => {
      asked.push(query.get('search'));
      return searchAnswer.parse({ data: [] });
    },
  };
  const { user, field } = await openPalette({ network });
  await user.type(field, 'созда');
  await waitFor(() => expect(asked).toContain('cjplf'));
  await waitFor(() => expect(screen.queryByText('Ищем')).toBeNull());
  expect(lines()).toEqual(['Новый договорДоговоры']);
  expect(screen.queryByText(/Показано по запросу/)).toBeNull();
});

it('finds records of every area', async () => {
  const { user, field, address } = await openPalette();
  await user.type(field, 'договор');
  await user.click(await screen.findByRole('option', { name: /112\/2026-П/ }));
  expect(address()).toBe('/agreements/5');
});

it('puts what the server finds below the pages it has shown by then, and opens the one that is marked', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const network = {
    'GET /api/search': async () => {
      await asked;
      return searchAnswer.parse({ data: [hit] });
    },
  };
  const { user, field, address } = await openPalette({ network });
  await user.type(field, 'новый');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Новый договор');
  answer();
  await screen.findByRole('option', { name: /112\/2026-П/ });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Новый договор'),
    expect.stringContaining('112/2026-П'),
  ]);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Новый договор');
  await user.keyboard('[Enter]');
  expect(address()).toBe('/agreements/create');
});

it('says where in a file the words stand, what was found marked', async () => {
  const inFile = {
    file_name: 'Договор.docx',
    parts: [
      { text: 'хранить ', is_found: false },
      { text: 'чертежи', is_found: true },
    ],
  };
  const network = { 'GET /api/search': searchAnswer.parse({ data: [{ ...hit, in_file: inFile }] }) };
  const { user, field } = await openPalette({ network });
  await user.type(field, 'чертежи');
  expect(await screen.findByText('чертежи', { selector: 'mark' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /в тексте файла: хранить чертежи/ })).toBeInTheDocument();
});

it('puts what it finds under the headings of its kinds, in the order of their areas', async () => {
  const kindOf = (name: string, title: string, order: number): AreaKind => ({
    name,
    resource: `${name}s`,
    path: `/${name}s`,
    title,
    noun: { forms: ['', '', ''], accusative: '', subject: '', gender: 'neuter' },
    icon: { path: 'M4 4h16' },
    order,
  });
  const memos = anArea({
    id: 'mf-memos',
    title: 'Записки',
    routes: [],
    kinds: [kindOf('memo', 'Записки', 15)],
  });
  const papers = anArea({
    ...agreements.definition,
    kinds: [kindOf('agreement', 'Договоры', 10), kindOf('addendum', 'Доп. соглашения', 20)],
  });
  const found = (kind: string, section?: string): SearchHit => ({
    ...hit,
    kind,
    section,
    title: `Запись ${kind}`,
  });
  const hits = [
    found('currency', 'Справочники'),
    found('addendum', 'Дополнительные соглашения'),
    found('relic'),
    found('memo', 'Служебное'),
    found('measure', 'Справочники'),
    found('agreement'),
  ];
  const { user, field } = await openPalette({
    registry: aRegistry(papers, memos),
    network: { 'GET /api/search': searchAnswer.parse({ data: hits }) },
  });
  await user.type(field, 'запись');
  await screen.findByRole('option', { name: /Запись memo/ });
  const groups = within(screen.getByRole('listbox')).getAllByRole('group');
  expect(
    groups.map((group) => [
      group.getAttribute('aria-label'),
      within(group)
        .getAllByRole('option')
        .map((option) => option.textContent?.replace(hit.hint, '')),
    ]),
  ).toEqual([
    ['Договоры', ['Запись agreement']],
    ['Записки', ['Запись memo']],
    ['Доп. соглашения', ['Запись addendum']],
    ['Справочники', ['Запись currency', 'Запись measure']],
    ['Другое', ['Запись relic']],
  ]);
  const drawn = screen.getByRole('option', { name: /Запись memo/ }).querySelector('path');
  expect(drawn).toHaveAttribute('d', 'M4 4h16');
});

it('understands what was typed in the other layout, and says so', async () => {
  const { user, field } = await openPalette();
  await user.type(field, 'ljujdjh');
  expect(await screen.findByRole('option', { name: /112\/2026-П/ })).toBeVisible();
  expect(screen.getByText('Показано по запросу «договор»')).toBeVisible();
  expect(lines()).toContain('Договоры');
});

it('says how the server has read a text with a slip in it', async () => {
  const { user, field } = await openPalette({
    network: { 'GET /api/search': () => searchAnswer.parse({ data: [hit], reading: 'щербакова' }) },
  });
  await user.type(field, 'щебракова');
  expect(await screen.findByText('Показано по запросу «щербакова»')).toBeVisible();
});

it('asks once the person pauses, not at every letter', async () => {
  const { user, field, network } = await openPalette();
  await user.type(field, 'договор');
  await screen.findByRole('option', { name: /112\/2026-П/ });
  const asked = network.requests.filter(({ path }) => path === '/api/search');
  expect(asked.map(({ query }) => query.get('search'))).toEqual(['договор']);
});

it('never puts what an earlier text finds over what a later one does', async () => {
  const late = new Map<string, (title: string) => void>();
  const { user, field } = await openPalette({
    network: {
      'GET /api/search': ({ query }: StubRequest) =>
        new Promise((resolve) => {
          late.set(query.get('search') ?? '', (title) => {
            resolve(searchAnswer.parse({ data: [{ ...hit, title }] }));
          });
        }),
    },
  });
  const asked = (text: string) =>
    waitFor(() => {
      expect(late.has(text)).toBe(true);
    });
  await user.type(field, 'лес');
  await asked('лес');
  await user.type(field, 'ная');
  await asked('лесная');
  await act(async () => late.get('лесная')?.('№ 2'));
  expect(await screen.findByRole('option', { name: /№ 2/ })).toBeVisible();
  await act(async () => late.get('лес')?.('№ 1'));
  expect(screen.queryByRole('option', { name: /№ 1/ })).toBeNull();
  expect(screen.getByRole('option', { name: /№ 2/ })).toBeVisible();
});

it('leaves of an earlier answer only what the text still fits, so that Enter opens nothing else', async () => {
  const other = { ...hit, id: 6, title: '№ 7/2026', hint: 'Договорная группа' };
  const { user, field } = await openPalette({
    network: {
      'GET /api/search': ({ query }: StubRequest) =>
        query.get('search') === 'до'
          ? searchAnswer.parse({ data: [hit, other] })
          : new Promise(() => undefined),
    },
  });
  await user.type(field, 'до');
  expect(await screen.findByRole('option', { name: /112\/2026-П/ })).toBeVisible();
  await user.type(field, 'гов');
  expect(screen.queryByRole('option', { name: /112\/2026-П/ })).toBeNull();
  expect(screen.getByRole('option', { name: /7\/2026/ })).toBeVisible();
});

it('says when nothing was found', async () => {
  const { user, field } = await openPalette();
  await user.type(field, 'щщщ');
  expect(await screen.findByText('По запросу «щщщ» ничего нет')).toBeVisible();
});

it('keeps pages and actions when the search does not answer', async () => {
  const { user, field } = await openPalette({ network: { 'GET /api/search': reply(503) } });
  await user.type(field, 'договор');
  expect(await screen.findByText(/Поиск по документам не ответил/)).toBeVisible();
  expect(lines()).toContain('Договоры');
});

it('does not say that there is nothing when the search does not answer, and takes no more than is looked for', async () => {
  const { user, field } = await openPalette({ network: { 'GET /api/search': reply(503) } });
  expect(field).toHaveAttribute('maxlength', '200');
  await user.type(field, 'щщщ');
  expect(await screen.findByText(/Поиск по документам не ответил/)).toBeVisible();
  expect(screen.queryByText(/ничего нет/)).toBeNull();
});

it('closes by Escape and gives the focus back', async () => {
  const { user } = await openPalette();
  await user.keyboard('[Escape]');
  await waitFor(() => {
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
