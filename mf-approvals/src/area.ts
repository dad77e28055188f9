import { defineArea } from 'shared/area';
import { DOCUMENT_KINDS } from 'shared/contract/record/document-kinds';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';

import { APPROVAL_TAB, paths } from './paths';

const VOTES = ['Голосование в цепочках согласования' as const];
const DOCUMENTS = [...DOCUMENT_KINDS];

export const area = defineArea({
  id: 'mf-approvals',
  title: 'Согласование',
  contract: '^2.8.0',
  routes: [
    { id: 'approvals', path: paths.approvals(), title: 'Согласование', permissions: VOTES },
    // Whoever sees the document sees its sheet; the server says so.
    { id: 'approval-sheet', path: '/approvals/sheets/:id', title: 'Лист согласования' },
    // Heads of departments see their own people: the server knows who heads what.
    {
      id: 'approval-oversight',
      path: paths.oversight(),
      title: 'Где ждут согласования',
      offered: { resource: 'approval-tasks', field: 'oversees' },
    },
    { id: 'absences', path: paths.absences(), title: 'Замещения' },
    { id: 'approval-check', path: paths.check(), title: 'Проверка листа согласования' },
  ],
  menu: [
    {
      title: 'Согласование',
      path: paths.approvals(),
      group: 'inbox',
      order: 10,
      icon: 'inbox',
      permissions: VOTES,
      counter: { resource: 'approval-tasks', field: 'waiting', label: 'ждут вашего решения' },
      phone: true,
    },
  ],
  blocks: [
    { id: APPROVAL_TAB, place: 'document-tab', kinds: DOCUMENTS, title: 'Согласование', order: 10 },
    { id: 'approval-rail', place: 'document-rail', kinds: DOCUMENTS, title: 'Согласование', order: 10 },
    {
      id: 'own-absences',
      place: 'document-rail',
      kinds: [RECORD_KINDS.user.name],
      title: 'Отпуск и замещение',
      order: 20,
    },
  ],
});
