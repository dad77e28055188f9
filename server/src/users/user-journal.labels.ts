import type { FieldTable } from 'shared/contract/record/field-table';
import { USER_STATUS_LABELS } from 'shared/contract/user/user.labels';
import { USER_FIELDS } from 'shared/contract/user/user.fields';

/** What the journal calls what was done with an account. */
export const ACTION_LABELS: Readonly<Record<string, string>> = {
  'user.created': 'Создание учётной записи',
  'user.invited': 'Повторное приглашение сотрудника',
  'user.sessions_ended': 'Завершение сеансов сотрудника',
  'user.updated': 'Изменение учётной записи',
  'user.roles_changed': 'Изменение ролей сотрудника',
  'user.blocked': 'Блокировка сотрудника',
  'user.unblocked': 'Разблокировка сотрудника',
  'user.dismissed': 'Увольнение сотрудника',
  'user.reinstated': 'Возвращение сотрудника на работу',
  'role.previewed': 'Просмотр глазами сотрудника',
  'user.deleted': 'Удаление учётной записи',
};

const place = { group: 'service', section: null } as const;

/** By what the journal words the changes of an account. */
export const JOURNAL_FIELDS: FieldTable = {
  status: { ...place, label: 'Статус', kind: 'choice', labels: USER_STATUS_LABELS, default: null },
  role_ids: { ...place, label: 'Роли', kind: 'long_text', max: 2000 },
  avatar: { ...place, label: 'Фото', kind: 'text', max: 40 },
  dismissed_at: { ...place, label: 'Уволен', kind: 'day' },
  successor: { ...place, label: 'Кому переданы дела', kind: 'reference', resource: 'users' },
  handed_over: { ...place, label: 'Передано', kind: 'long_text', max: 4000 },
  ...USER_FIELDS,
};
