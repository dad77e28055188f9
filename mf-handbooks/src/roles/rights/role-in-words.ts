import type { PermissionName } from 'shared/contract/access/permissions';
import { capitalised, uncapitalised } from 'shared/contract/first-letter';

import { EXTENSION_GROUPS } from './extension-groups';
import { listed } from './listed';
import { RIGHT_GROUPS } from './right-groups';

const VERBS: Readonly<Record<string, string>> = {
  read: 'смотрит',
  create: 'создаёт',
  edit: 'изменяет',
  update: 'изменяет',
  delete: 'удаляет',
};

/** Rights whose sentence no verb and group make. */
const CLAUSES: Partial<Record<PermissionName, string>> = {
  'users.update_own': 'изменяет свою учётную запись',
  'users.update_other': 'изменяет чужие учётные записи',
  'users.change_roles': 'назначает роли сотрудникам',
  'comments.delete_other': 'удаляет чужие комментарии',
  'approval_chains.vote': 'голосует в цепочках согласования',
  'file_templates.generate': 'составляет файлы по шаблонам',
  'documents.sign': 'отмечает подписание документов',
  'documents.archive': 'убирает документы в архив и возвращает из него',
  'documents.import': 'загружает договоры и контрагентов из Excel',
  'documents.read_all': 'видит документы всех подразделений',
  'documents.read_restricted': 'видит документы с ограниченным доступом',
  'counterparties.check': 'проверяет контрагентов',
  'counterparties.merge': 'объединяет контрагентов',
  'obligations.manage': 'ведёт обязательства и платежи',
  'absences.manage_other': 'назначает замещения другим сотрудникам',
  'approval_chains.force': 'завершает согласование без решения',
  'activity_logs.verify': 'проверяет целостность журнала',
  'settings.manage': 'управляет настройками системы',
};

/** Things are called alike as subject and as object; people and companies are not. */
const OBJECTS: Readonly<Record<string, string>> = { Контрагенты: 'контрагентов' };

/** What the rights let their holder do, a sentence for each thing: «Смотрит, создаёт и изменяет договоры». */
export function roleInWords(ids: readonly number[]): string[] {
  const held = new Set(ids);
  return [...RIGHT_GROUPS, ...EXTENSION_GROUPS].flatMap(({ title, rights }) => {
    const given = rights.filter(({ id }) => held.has(id));
    const clauses = given.flatMap(({ name }) => CLAUSES[name] ?? []);
    const verbs = given
      .filter(({ name }) => CLAUSES[name] === undefined)
      .flatMap(({ name }) => VERBS[name.split('.')[1] ?? ''] ?? []);
    const object = OBJECTS[title] ?? uncapitalised(title);
    const sentence = [...(verbs.length > 0 ? [`${listed(verbs)} ${object}`] : []), ...clauses];
    return sentence.length === 0 ? [] : [capitalised(sentence.join(', '))];
  });
}
