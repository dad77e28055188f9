/**
 * Rights of the product's own beside the 57 of the specification. Each is given anyway by the rights it names, each of
 * several in its own register, or, where none is named, by a scope over all documents: a role that was made before them
 * loses nothing. Source: domain reference, section 2.
 */
export const EXTENSIONS = [
  {
    id: 101,
    name: 'agreement_types.create',
    name_translate: 'Создание видов договоров',
    group: 'Виды договоров',
    given_by: ['document_types.create'],
  },
  {
    id: 102,
    name: 'agreement_types.update',
    name_translate: 'Редактирование видов договоров',
    group: 'Виды договоров',
    given_by: ['document_types.update'],
  },
  {
    id: 103,
    name: 'agreement_types.delete',
    name_translate: 'Удаление видов договоров',
    group: 'Виды договоров',
    given_by: ['document_types.delete'],
  },
  {
    id: 104,
    name: 'documents.sign',
    name_translate: 'Отметка о подписании',
    group: 'Документы',
    given_by: ['agreements.edit', 'addendums.edit'],
  },
  {
    id: 105,
    name: 'documents.archive',
    name_translate: 'Архивирование документов',
    group: 'Документы',
    given_by: ['agreements.edit', 'addendums.edit', 'commercial_offers.edit'],
  },
  {
    id: 106,
    name: 'documents.import',
    name_translate: 'Загрузка из Excel',
    group: 'Документы',
    given_by: ['agreements.create', 'counterparties.create'],
  },
  {
    id: 107,
    name: 'documents.read_all',
    name_translate: 'Просмотр документов всех подразделений',
    group: 'Документы',
    given_by: [],
  },
  {
    id: 108,
    name: 'documents.read_restricted',
    name_translate: 'Просмотр документов с ограниченным доступом',
    group: 'Документы',
    given_by: [],
  },
  {
    id: 109,
    name: 'counterparties.check',
    name_translate: 'Проверка контрагентов',
    group: 'Контрагенты',
    given_by: ['counterparties.update'],
  },
  {
    id: 110,
    name: 'counterparties.merge',
    name_translate: 'Объединение контрагентов',
    group: 'Контрагенты',
    given_by: ['counterparties.delete'],
  },
  {
    id: 111,
    name: 'obligations.manage',
    name_translate: 'Ведение обязательств и платежей',
    group: 'Обязательства',
    given_by: ['agreements.edit', 'addendums.edit'],
  },
  {
    id: 112,
    name: 'absences.manage_other',
    name_translate: 'Назначение замещений другим сотрудникам',
    group: 'Согласование',
    given_by: ['users.update_other'],
  },
  {
    id: 113,
    name: 'approval_chains.force',
    name_translate: 'Завершение согласования без решения',
    group: 'Согласование',
    given_by: ['approval_chains.edit'],
  },
  {
    id: 114,
    name: 'activity_logs.verify',
    name_translate: 'Проверка целостности журнала',
    group: 'Журнал действий',
    given_by: ['activity_logs.read'],
  },
  {
    id: 115,
    name: 'settings.manage',
    name_translate: 'Управление настройками системы',
    group: 'Настройки',
    given_by: ['roles.edit'],
  },
] as const;
