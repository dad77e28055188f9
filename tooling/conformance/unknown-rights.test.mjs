import { unknownRights } from './unknown-rights.mjs';

const labels = ['Просмотр договоров', 'Создание договоров'];

it('are found wherever an area asks for rights, and named once', () => {
  const definition = {
    id: 'mf-claims',
    routes: [
      { id: 'claims', path: '/claims', permissions: ['Просмотр претензий'] },
      { id: 'claim', path: '/claims/:id', permissions: ['Просмотр договоров'], alternative: ['Правка луны'] },
    ],
    menu: [{ title: 'Претензии', path: '/claims', permissions: ['Просмотр претензий'] }],
    blocks: [{ id: 'claims', place: 'document-tab', kinds: '*', permissions: ['Просмотр всего'] }],
  };
  expect(unknownRights(definition, labels)).toEqual(['Правка луны', 'Просмотр всего', 'Просмотр претензий']);
});

it('are none where all of them exist, or none is asked for', () => {
  expect(unknownRights({ routes: [{ permissions: labels }, { id: 'open' }], menu: [] }, labels)).toEqual([]);
});
