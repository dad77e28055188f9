/**
 * The 57 rights of the product: the server knows a right by `name`, the browser by its Russian label
 * (`name_translate`), and this is the one place where both stand. The order is the id, starting with 1.
 * Source: product specification, section 6; domain reference, section 2.
 */
export const PERMISSIONS = [
  { id: 1, name: 'users.create', name_translate: 'Создание учётных записей', group: 'Учётные записи' },
  {
    id: 2,
    name: 'users.update_own',
    name_translate: 'Редактирование своей учётной записи',
    group: 'Учётные записи',
  },
  {
    id: 3,
    name: 'users.update_other',
    name_translate: 'Редактирование чужих учётных записей',
    group: 'Учётные записи',
  },
  {
    id: 4,
    name: 'users.change_roles',
    name_translate: 'Изменение ролей учётных записей',
    group: 'Учётные записи',
  },
  { id: 5, name: 'users.delete', name_translate: 'Удаление учётных записей', group: 'Учётные записи' },
  { id: 6, name: 'roles.read', name_translate: 'Просмотр ролей', group: 'Роли' },
  { id: 7, name: 'roles.edit', name_translate: 'Редактирование ролей', group: 'Роли' },
  { id: 8, name: 'roles.create', name_translate: 'Создание ролей', group: 'Роли' },
  { id: 9, name: 'roles.delete', name_translate: 'Удаление ролей', group: 'Роли' },
  {
    id: 10,
    name: 'comments.delete_other',
    name_translate: 'Удаление чужих комментариев',
    group: 'Комментарии',
  },
  {
    id: 11,
    name: 'activity_logs.read',
    name_translate: 'Просмотр журнала действий',
    group: 'Журнал действий',
  },
  { id: 12, name: 'agreements.read', name_translate: 'Просмотр договоров', group: 'Договоры' },
  { id: 13, name: 'agreements.create', name_translate: 'Создание договоров', group: 'Договоры' },
  { id: 14, name: 'agreements.edit', name_translate: 'Редактирование договоров', group: 'Договоры' },
  { id: 15, name: 'agreements.delete', name_translate: 'Удаление договоров', group: 'Договоры' },
  {
    id: 16,
    name: 'addendums.read',
    name_translate: 'Просмотр дополнительных соглашений',
    group: 'Дополнительные соглашения',
  },
  {
    id: 17,
    name: 'addendums.edit',
    name_translate: 'Редактирование дополнительных соглашений',
    group: 'Дополнительные соглашения',
  },
  {
    id: 18,
    name: 'addendums.create',
    name_translate: 'Создание дополнительных соглашений',
    group: 'Дополнительные соглашения',
  },
  {
    id: 19,
    name: 'addendums.delete',
    name_translate: 'Удаление дополнительных соглашений',
    group: 'Дополнительные соглашения',
  },
  {
    id: 20,
    name: 'commercial_offers.read',
    name_translate: 'Просмотр коммерческих предложений',
    group: 'Коммерческие предложения',
  },
  {
    id: 21,
    name: 'commercial_offers.edit',
    name_translate: 'Редактирование коммерческих предложений',
    group: 'Коммерческие предложения',
  },
  {
    id: 22,
    name: 'commercial_offers.create',
    name_translate: 'Создание коммерческих предложений',
    group: 'Коммерческие предложения',
  },
  {
    id: 23,
    name: 'commercial_offers.delete',
    name_translate: 'Удаление коммерческих предложений',
    group: 'Коммерческие предложения',
  },
  {
    id: 24,
    name: 'counterparties.update',
    name_translate: 'Редактирование контрагентов',
    group: 'Контрагенты',
  },
  { id: 25, name: 'counterparties.create', name_translate: 'Создание контрагентов', group: 'Контрагенты' },
  { id: 26, name: 'counterparties.delete', name_translate: 'Удаление контрагентов', group: 'Контрагенты' },
  {
    id: 27,
    name: 'chain_templates.read',
    name_translate: 'Просмотр шаблонов цепочек согласования',
    group: 'Шаблоны цепочек согласования',
  },
  {
    id: 28,
    name: 'chain_templates.update',
    name_translate: 'Редактирование шаблонов цепочек согласования',
    group: 'Шаблоны цепочек согласования',
  },
  {
    id: 29,
    name: 'chain_templates.create',
    name_translate: 'Создание шаблонов цепочек согласования',
    group: 'Шаблоны цепочек согласования',
  },
  {
    id: 30,
    name: 'chain_templates.delete',
    name_translate: 'Удаление шаблонов цепочек согласования',
    group: 'Шаблоны цепочек согласования',
  },
  {
    id: 31,
    name: 'approval_chains.create',
    name_translate: 'Создание цепочек согласования',
    group: 'Цепочки согласования',
  },
  {
    id: 32,
    name: 'approval_chains.vote',
    name_translate: 'Голосование в цепочках согласования',
    group: 'Цепочки согласования',
  },
  {
    id: 33,
    name: 'approval_chains.edit',
    name_translate: 'Редактирование цепочек согласования',
    group: 'Цепочки согласования',
  },
  {
    id: 34,
    name: 'approval_chains.delete',
    name_translate: 'Удаление цепочек согласования',
    group: 'Цепочки согласования',
  },
  {
    id: 35,
    name: 'document_types.create',
    name_translate: 'Создание типов документов',
    group: 'Типы документов',
  },
  {
    id: 36,
    name: 'document_types.update',
    name_translate: 'Редактирование типов документов',
    group: 'Типы документов',
  },
  {
    id: 37,
    name: 'document_types.delete',
    name_translate: 'Удаление типов документов',
    group: 'Типы документов',
  },
  {
    id: 38,
    name: 'measures.create',
    name_translate: 'Создание единиц измерения',
    group: 'Единицы измерения',
  },
  {
    id: 39,
    name: 'measures.update',
    name_translate: 'Редактирование единиц измерения',
    group: 'Единицы измерения',
  },
  {
    id: 40,
    name: 'measures.delete',
    name_translate: 'Удаление единиц измерения',
    group: 'Единицы измерения',
  },
  { id: 41, name: 'products.read', name_translate: 'Просмотр товаров и услуг', group: 'Товары и услуги' },
  { id: 42, name: 'products.create', name_translate: 'Создание товаров и услуг', group: 'Товары и услуги' },
  {
    id: 43,
    name: 'products.update',
    name_translate: 'Редактирование товаров и услуг',
    group: 'Товары и услуги',
  },
  { id: 44, name: 'products.delete', name_translate: 'Удаление товаров и услуг', group: 'Товары и услуги' },
  { id: 45, name: 'job_titles.read', name_translate: 'Просмотр должностей', group: 'Должности' },
  { id: 46, name: 'job_titles.create', name_translate: 'Создание должностей', group: 'Должности' },
  { id: 47, name: 'job_titles.update', name_translate: 'Редактирование должностей', group: 'Должности' },
  { id: 48, name: 'job_titles.delete', name_translate: 'Удаление должностей', group: 'Должности' },
  { id: 49, name: 'departments.read', name_translate: 'Просмотр подразделений', group: 'Подразделения' },
  { id: 50, name: 'departments.create', name_translate: 'Создание подразделений', group: 'Подразделения' },
  {
    id: 51,
    name: 'departments.update',
    name_translate: 'Редактирование подразделений',
    group: 'Подразделения',
  },
  { id: 52, name: 'departments.delete', name_translate: 'Удаление подразделений', group: 'Подразделения' },
  {
    id: 53,
    name: 'file_templates.read',
    name_translate: 'Просмотр шаблонов файлов',
    group: 'Шаблоны файлов',
  },
  {
    id: 54,
    name: 'file_templates.create',
    name_translate: 'Создание шаблонов файлов',
    group: 'Шаблоны файлов',
  },
  {
    id: 55,
    name: 'file_templates.update',
    name_translate: 'Редактирование шаблонов файлов',
    group: 'Шаблоны файлов',
  },
  {
    id: 56,
    name: 'file_templates.delete',
    name_translate: 'Удаление шаблонов файлов',
    group: 'Шаблоны файлов',
  },
  {
    id: 57,
    name: 'file_templates.generate',
    name_translate: 'Генерация файлов по шаблонам',
    group: 'Шаблоны файлов',
  },
] as const;

export type PermissionName = (typeof PERMISSIONS)[number]['name'];
export type PermissionLabel = (typeof PERMISSIONS)[number]['name_translate'];

export interface Permission {
  id: number;
  name: PermissionName;
  name_translate: PermissionLabel;
}

const labels = new Map<string, PermissionLabel>(
  PERMISSIONS.map((right) => [right.name, right.name_translate]),
);
const names = new Map<string, PermissionName>(PERMISSIONS.map((right) => [right.name_translate, right.name]));

/** The Russian label of a right that is known by its name. */
export function permissionLabel(name: PermissionName): PermissionLabel {
  const label = labels.get(name);
  if (label === undefined) throw new RangeError(`Unknown permission name: ${name}`);
  return label;
}

/** True when the text is the label of one of the 57 rights. */
export function isPermissionLabel(text: string): text is PermissionLabel {
  return names.has(text);
}

/** True when the text is the name of one of the 57 rights. */
export function isPermissionName(text: string): text is PermissionName {
  return labels.has(text);
}
