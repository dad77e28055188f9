import { useMemo } from 'react';
import { USER_STATUS_LABELS, type UserRow } from 'shared/contract/user';
import { Highlight, Register, type Column, type FilterField, type RegisterDefinition } from 'shared/register';
import { usePermission, useSessionUser } from 'shared/session';
import { StatusMark } from 'shared/ui';

import { paths } from '../paths';
import { InviteButton } from './invitation/invite-button';
import { userStatusLook } from './user-status-look';
import { usersDefaults } from './users-defaults';

const columns: readonly Column<UserRow>[] = [
  {
    key: 'full_name',
    title: 'Сотрудник',
    cell: (row, { search }) => <Highlight text={row.full_name} search={search} />,
    sort: 'full_name',
    minWidth: 240,
    isLocked: true,
    isLink: true,
    tone: 'strong',
  },
  {
    key: 'job_title',
    title: 'Должность',
    cell: (row) => <span title={row.job_title ?? undefined}>{row.job_title ?? '—'}</span>,
    width: 205,
    tone: 'muted',
  },
  {
    key: 'department_name',
    title: 'Подразделение',
    cell: (row) => row.department_name ?? '—',
    width: 200,
    tone: 'muted',
  },
  {
    key: 'email',
    title: 'Почта',
    cell: (row, { search }) => <Highlight text={row.email} search={search} />,
    width: 210,
    sort: 'email',
    tone: 'muted',
  },
  {
    key: 'status',
    title: 'Статус',
    cell: (row) => <StatusMark {...userStatusLook(row.status)} />,
    width: 136,
    sort: 'status',
  },
  {
    key: 'roles',
    title: 'Роли',
    cell: (row) => row.roles.map((role) => role.name).join(', ') || '—',
    width: 170,
    tone: 'muted',
  },
  {
    key: 'phone',
    title: 'Телефон',
    cell: (row) => row.phone ?? '—',
    width: 150,
    isNumeric: true,
    isHidden: true,
  },
];

const nameOf = ({ full_name }: Readonly<Record<string, unknown>>) =>
  typeof full_name === 'string' ? full_name : '';

const filters: readonly FilterField[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Статус',
    options: Object.entries(USER_STATUS_LABELS).map(([value, label]) => ({ value, label })),
  },
  { kind: 'reference', name: 'department_id', label: 'Подразделение', resource: 'departments' },
  { kind: 'reference', name: 'job_title_id', label: 'Должность', resource: 'job-titles' },
  { kind: 'reference', name: 'head_id', label: 'Руководитель', resource: 'users', optionLabel: nameOf },
];
const byRole: FilterField = { kind: 'reference', name: 'role_id', label: 'Роль', resource: 'roles' };

interface Reader {
  id: number;
  mayOpenAll: boolean;
  mayInvite: boolean;
  mayReadRoles: boolean;
}

function usersDefinition({ id, mayOpenAll, mayInvite, mayReadRoles }: Reader): RegisterDefinition<UserRow> {
  return {
    resource: 'users',
    title: 'Сотрудники',
    parent: { title: 'Справочники', to: paths.handbooks() },
    noun: { forms: ['сотрудник', 'сотрудника', 'сотрудников'], dative: ['сотруднику', 'сотрудникам'] },
    defaults: usersDefaults,
    columns,
    filters: mayReadRoles ? [...filters, byRole] : filters,
    // A link that leads to a refusal is no link; one's own profile is always open.
    rowHref: (row, list) => (mayOpenAll || row.id === id ? paths.user(row.id, list) : null),
    rowLabel: (row) => row.full_name,
    phoneRow: (row) => ({
      title: row.full_name,
      second: row.job_title,
      third: row.department_name,
      thirdEnd: row.status === 'active' ? undefined : USER_STATUS_LABELS[row.status],
    }),
    isExportable: true,
    hasViews: true,
    searchPlaceholder: 'Имя, почта, телефон',
    emptyText: 'Сотрудников ещё нет',
    entity: 'user',
    createButton: mayInvite && <InviteButton />,
  };
}

/** The list of employees. */
export default function UsersPage() {
  const { id } = useSessionUser();
  const mayOpenAll = usePermission('Редактирование чужих учётных записей');
  const mayInvite = usePermission('Создание учётных записей');
  const mayReadRoles = usePermission('Просмотр ролей');
  const definition = useMemo(
    () => usersDefinition({ id, mayOpenAll, mayInvite, mayReadRoles }),
    [id, mayOpenAll, mayInvite, mayReadRoles],
  );
  return <Register definition={definition} />;
}
