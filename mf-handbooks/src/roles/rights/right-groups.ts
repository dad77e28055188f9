import { PERMISSIONS, type PermissionName } from 'shared/contract/access/permissions';

export interface Right {
  id: number;
  name: PermissionName;
  /** As the specification names it. */
  label: string;
  /** The same within its group: «Просмотр». */
  short: string;
}

export interface RightGroup {
  title: string;
  rights: readonly Right[];
}

/** What a label ends with, and its group already says. */
const OBJECTS: Readonly<Record<string, string>> = {
  'Учётные записи': ' учётных записей',
  Роли: ' ролей',
  Комментарии: ' комментариев',
  'Журнал действий': ' журнала действий',
  Договоры: ' договоров',
  'Дополнительные соглашения': ' дополнительных соглашений',
  'Коммерческие предложения': ' коммерческих предложений',
  Контрагенты: ' контрагентов',
  'Шаблоны цепочек согласования': ' шаблонов цепочек согласования',
  'Цепочки согласования': ' цепочек согласования',
  'Типы документов': ' типов документов',
  'Единицы измерения': ' единиц измерения',
  'Товары и услуги': ' товаров и услуг',
  Должности: ' должностей',
  Подразделения: ' подразделений',
  'Шаблоны файлов': ' шаблонов файлов',
};

/** Labels that do not end so. */
const SHORT: Partial<Record<PermissionName, string>> = {
  'users.update_own': 'Редактирование своей',
  'users.update_other': 'Редактирование чужих',
  'approval_chains.vote': 'Голосование',
  'file_templates.generate': 'Генерация файлов',
};

function shortOf({ name, name_translate: label, group }: (typeof PERMISSIONS)[number]): string {
  const object = OBJECTS[group] ?? '';
  return SHORT[name] ?? (object !== '' && label.endsWith(object) ? label.slice(0, -object.length) : label);
}

/** What is done with a thing, in the order people think of it. */
const ORDER = ['read', 'create', 'edit', 'update'];

/** The catalogue tells the same rights in another order for each thing; deleting is always last. */
function placeOf({ name }: Right): number {
  const action = name.split('.')[1] ?? '';
  const place = ORDER.indexOf(action);
  if (place >= 0) return place;
  return action === 'delete' ? ORDER.length + 1 : ORDER.length;
}

/** All rights of the product by what they are about, groups in the order of the catalogue. */
export const RIGHT_GROUPS: readonly RightGroup[] = [...new Set(PERMISSIONS.map(({ group }) => group))].map(
  (title) => ({
    title,
    rights: PERMISSIONS.filter(({ group }) => group === title)
      .map((right) => ({
        id: right.id,
        name: right.name,
        label: right.name_translate,
        short: shortOf(right),
      }))
      .sort((one, other) => placeOf(one) - placeOf(other)),
  }),
);

interface Labelled {
  label: string;
}

interface Group<Right extends Labelled> {
  title: string;
  rights: readonly Right[];
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Those of the groups with the rights every word of the search occurs in; a group that is named itself stays whole. */
export function searchGroups<Right extends Labelled>(
  groups: readonly Group<Right>[],
  search: string,
): readonly Group<Right>[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const says = (text: string) => words.every((word) => plain(text).includes(word));
  return groups.flatMap(({ title, rights }) => {
    const found = says(title) ? rights : rights.filter(({ label }) => says(label));
    return found.length === 0 ? [] : [{ title, rights: found }];
  });
}
