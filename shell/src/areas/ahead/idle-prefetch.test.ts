import type { RegistryArea } from 'shared/contract/release/registry';
import { aSession } from 'shared/testing';

import { anArea, aRoute } from '../../testing/an-area';
import type { AreaLoader } from '../loading/area-loader';
import { codeAhead } from './idle-prefetch';

const agreements = anArea({
  routes: [
    aRoute({ path: '/agreements/create', id: 'create', permissions: ['Создание договоров'] }),
    aRoute({
      path: '/agreements',
      id: 'list',
      permissions: ['Просмотр договоров'],
      prefetch: [{ kind: 'list', resource: 'agreements' }],
    }),
    aRoute({
      path: '/agreements/:id',
      id: 'card',
      permissions: ['Просмотр договоров'],
      prefetch: [{ kind: 'item', resource: 'agreements' }],
    }),
    aRoute({
      path: '/agreements/:id/edit',
      id: 'edit',
      permissions: ['Редактирование договоров'],
      prefetch: [{ kind: 'item', resource: 'agreements' }],
    }),
  ],
  kinds: [
    {
      name: 'agreement',
      resource: 'agreements',
      path: '/agreements',
      title: 'Договоры',
      noun: { forms: ['', '', ''], accusative: '', subject: '', gender: 'masculine' },
      icon: 'file-text',
      order: 1,
    },
  ],
});
const approvals = anArea({
  id: 'mf-approvals',
  routes: [aRoute({ path: '/approvals', id: 'inbox' })],
  menu: [{ title: 'Входящие', path: '/approvals', group: 'inbox', order: 1, icon: 'inbox' }],
  blocks: [
    { id: 'rail', place: 'document-rail', kinds: ['agreement'], title: 'Согласование', order: 1 },
    { id: 'of-memos', place: 'document-rail', kinds: ['memo'], title: 'Служебное', order: 1 },
  ],
});

/** What a loader was asked to download, in order; the first piece fails, as any may. */
async function downloaded(
  area: RegistryArea | null,
  rights?: Parameters<typeof aSession>[0],
  failed?: RegistryArea,
) {
  const asked: string[] = [];
  const value = (name: string) => ({
    start: () => {
      asked.push(name);
      return asked.length === 1 ? Promise.reject(new Error('404')) : Promise.resolve(() => null);
    },
    current: () => Promise.resolve(() => null),
    loaded: () => null,
  });
  const loader: AreaLoader = {
    areas: [agreements, approvals],
    page: (_, id) => value(id),
    slot: (_, name) => value(name),
    block: (_, id) => value(id),
    fallBack: () => false,
  };
  const ahead = { loader, user: aSession(rights).user, isSound: (one: RegistryArea) => one !== failed };
  for (const piece of codeAhead(ahead, area)) await piece();
  return asked;
}

it('fetches the cards of the area on the screen with their blocks first, then what the menu leads to, then forms', async () => {
  expect(await downloaded(agreements)).toEqual(['list', 'card', 'rail', 'inbox', 'create', 'edit']);
});

it('fetches no page the person may not open', async () => {
  expect(await downloaded(agreements, ['Просмотр договоров'])).toEqual(['list', 'card', 'rail', 'inbox']);
});

it('fetches only what the menu leads to from a page that belongs to no area', async () => {
  expect(await downloaded(null)).toEqual(['inbox']);
});

it('leaves an area that has failed to the person who may try it again', async () => {
  expect(await downloaded(agreements, undefined, agreements)).toEqual(['inbox']);
  expect(await downloaded(agreements, undefined, approvals)).toEqual(['list', 'card', 'create', 'edit']);
});
