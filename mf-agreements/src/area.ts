import { defineArea } from 'shared/area';
import { DOCUMENT_KINDS } from 'shared/contract/record/document-kinds';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';

import { addendumsDefaults } from './addendums/list/addendums-defaults';
import { addendumsFirstRows } from './addendums/list/addendums-first-rows';
import { agreementsDefaults } from './list/agreements-defaults';
import { agreementsFirstRows } from './list/agreements-first-rows';

export const area = defineArea({
  id: 'mf-agreements',
  title: 'Договоры',
  contract: '^2.9.0',
  routes: [
    {
      id: 'agreements',
      path: '/agreements',
      title: 'Договоры',
      permissions: ['Просмотр договоров'],
      prefetch: [
        { kind: 'list', resource: 'agreements', defaults: agreementsDefaults, rows: agreementsFirstRows },
      ],
    },
    {
      id: 'agreement-create',
      path: '/agreements/create',
      title: 'Новый договор',
      permissions: ['Создание договоров'],
    },
    {
      id: 'agreement',
      path: '/agreements/:id',
      title: 'Договор',
      permissions: ['Просмотр договоров'],
      prefetch: [{ kind: 'item', resource: 'agreements' }],
    },
    {
      id: 'agreement-edit',
      path: '/agreements/:id/edit',
      title: 'Правка договора',
      permissions: ['Редактирование договоров'],
      prefetch: [{ kind: 'item', resource: 'agreements' }],
    },
    {
      id: 'addendums',
      path: '/addendums',
      title: 'Дополнительные соглашения',
      permissions: ['Просмотр дополнительных соглашений'],
      prefetch: [
        { kind: 'list', resource: 'addendums', defaults: addendumsDefaults, rows: addendumsFirstRows },
      ],
    },
    {
      id: 'addendum-create',
      path: '/addendums/create',
      title: 'Новое дополнительное соглашение',
      // An addendum begins with the choice of its agreement.
      permissions: ['Создание дополнительных соглашений', 'Просмотр договоров'],
    },
    {
      id: 'addendum-edit',
      path: '/addendums/:id/edit',
      title: 'Правка дополнительного соглашения',
      permissions: ['Редактирование дополнительных соглашений'],
      prefetch: [{ kind: 'item', resource: 'addendums' }],
    },
    {
      id: 'addendum',
      path: '/addendums/:id',
      title: 'Дополнительное соглашение',
      permissions: ['Просмотр дополнительных соглашений'],
      prefetch: [{ kind: 'item', resource: 'addendums' }],
    },
    { id: 'archive', path: '/archive', title: 'Архив', permissions: ['Просмотр договоров'] },
    {
      id: 'destruction-act',
      path: '/archive/acts/:id',
      title: 'Акт об уничтожении',
      permissions: ['Просмотр договоров'],
    },
    // Everybody sees what their rights show them; the server says so.
    { id: 'due-dates', path: '/due-dates', title: 'Сроки' },
  ],
  menu: [
    {
      title: 'Сроки',
      path: '/due-dates',
      group: 'documents',
      order: 25,
      // A sheet of a calendar.
      icon: { path: 'M5 5h14v15H5zM5 10h14M9 3v4M15 3v4M9 14h2' },
      // To whoever has no documents it would show an empty month.
      permissions: ['Просмотр договоров'],
    },
    {
      title: 'Договоры',
      path: '/agreements',
      group: 'documents',
      order: 10,
      icon: 'file-text',
      permissions: ['Просмотр договоров'],
      phone: true,
    },
    {
      title: 'Доп. соглашения',
      path: '/addendums',
      group: 'documents',
      order: 20,
      icon: 'file-plus',
      permissions: ['Просмотр дополнительных соглашений'],
    },
    {
      title: 'Архив',
      path: '/archive',
      group: 'documents',
      order: 40,
      // A box with a lid.
      icon: { path: 'M4 5h16v4H4zM6 9v10h12V9M10 13h4' },
      permissions: ['Просмотр договоров'],
    },
  ],
  kinds: [
    {
      ...RECORD_KINDS.agreement,
      icon: 'file-text',
      order: 10,
      permissions: ['Просмотр договоров'],
    },
    {
      ...RECORD_KINDS.addendum,
      icon: 'file-plus',
      order: 20,
      permissions: ['Просмотр дополнительных соглашений'],
    },
  ],
  blocks: [
    {
      id: 'links-rail',
      place: 'document-rail',
      kinds: [...DOCUMENT_KINDS],
      title: 'Связанные документы',
      order: 20,
    },
    {
      id: 'watchers-rail',
      place: 'document-rail',
      kinds: [...DOCUMENT_KINDS],
      title: 'Наблюдатели',
      order: 30,
    },
  ],
});
