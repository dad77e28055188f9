import { useMemo } from 'react';
import { USER_STATUS_LABELS, type UserRow } from 'shared/contract/user/user';
import { USER_REGISTER } from 'shared/contract/user/user-register';
import {
  ImportButton,
  Register,
  registerColumns,
  registerFilters,
  usersFound,
  type CellContext,
  type RegisterDefinition,
} from 'shared/register';
import { Face } from 'shared/person';
import { usePermission, useSessionUser } from 'shared/session';

import { paths } from '../paths';
import { InviteButton } from './invitation/invite-button';
import { userStatusLook } from './user-status-look';
import { usersDefaults } from './users-defaults';
import classes from './users.module.css';

const { textColumn, nameColumn, statusColumn } = registerColumns<UserRow, keyof typeof USER_REGISTER.columns>(
  USER_REGISTER.columns,
);

const named = nameColumn('full_name', (row) => row.full_name, { minWidth: 252 });

const columns = [
  {
    ...named,
    cell: (row: UserRow, context: CellContext) => (
      <span className={classes.person}>
        <Face name={row.full_name} avatar={row.avatar} size="sm" decorative />
        {named.cell(row, context)}
      </span>
    ),
  },
  textColumn('job_title', (row) => row.job_title, { width: 236, tone: 'muted', wraps: true }),
  textColumn('department_name', (row) => row.department_name, { width: 186, tone: 'muted', wraps: true }),
  textColumn('email', (row) => row.email, { isSearched: true, width: 202, tone: 'muted' }),
  statusColumn('status', (row) => userStatusLook(row.status), { width: 130 }),
  textColumn('roles', (row) => row.roles.map((role) => role.name).join(', '), { width: 170, tone: 'muted' }),
  textColumn('phone', (row) => row.phone, { width: 150, isNumeric: true, isHidden: true }),
];

const filters = registerFilters(USER_REGISTER, {
  status: { labels: USER_STATUS_LABELS },
  department_id: { resource: 'departments' },
  job_title_id: { resource: 'job-titles' },
  head_id: usersFound,
  role_id: { resource: 'roles' },
});

interface Reader {
  id: number;
  mayOpenAll: boolean;
  mayInvite: boolean;
  /** Phones leave with views and spreadsheets: whoever holds no right reads the list on the screen alone. */
  mayTakeAway: boolean;
}

function usersDefinition({ id, mayOpenAll, mayInvite, mayTakeAway }: Reader): RegisterDefinition<UserRow> {
  return {
    resource: 'users',
    title: 'Сотрудники',
    parent: { title: 'Справочники', to: paths.handbooks() },
    noun: { forms: ['сотрудник', 'сотрудника', 'сотрудников'], dative: ['сотруднику', 'сотрудникам'] },
    defaults: usersDefaults,
    columns,
    filters,
    // A link that leads to a refusal is no link; one's own profile is always open.
    rowHref: (row, list) => (mayOpenAll || row.id === id ? paths.user(row.id, list) : null),
    rowLabel: (row) => row.full_name,
    phoneRow: (row) => ({
      title: row.full_name,
      second: row.job_title,
      third: row.department_name,
      thirdEnd: row.status === 'active' ? undefined : USER_STATUS_LABELS[row.status],
    }),
    isExportable: mayTakeAway,
    hasViews: mayTakeAway,
    searchPlaceholder: 'Имя, почта, телефон',
    emptyText: 'Сотрудников ещё нет',
    entity: 'user',
    createButton: (
      <>
        <ImportButton
          resource="users"
          what="сотрудников"
          rights={{ create: 'users.create', update: 'users.update_other' }}
        />
        {mayInvite && <InviteButton />}
      </>
    ),
  };
}

/** The list of employees. */
export default function UsersPage() {
  const { id, permissions } = useSessionUser();
  const mayTakeAway = permissions.length > 0;
  const mayOpenAll = usePermission('Редактирование чужих учётных записей');
  const mayInvite = usePermission('Создание учётных записей');
  const definition = useMemo(
    () => usersDefinition({ id, mayOpenAll, mayInvite, mayTakeAway }),
    [id, mayOpenAll, mayInvite, mayTakeAway],
  );
  return <Register definition={definition} />;
}
