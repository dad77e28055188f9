import { useMemo } from 'react';
import type { RoleRow } from 'shared/contract/access/role';
import { ROLE_REGISTER } from 'shared/contract/access/role-register';
import { DATA_SCOPE_LABELS } from 'shared/contract/access/roles';
import { counted, formatNumber } from 'shared/format';
import { Register, registerColumns, registerFilters, type RegisterDefinition } from 'shared/register';
import { usePermission } from 'shared/session';
import { Badge, LinkButton, useMediaPhone } from 'shared/ui';
import { IconPlus } from '@tabler/icons-react';

import { paths } from '../../paths';
import { rolesDefaults } from '../roles-defaults';

const { column, textColumn, nameColumn } = registerColumns<RoleRow, keyof typeof ROLE_REGISTER.columns>(
  ROLE_REGISTER.columns,
);

/** A count, the greatest first when it is sorted. */
const COUNT = { align: 'right', isNumeric: true, sortsDown: true } as const;

const columns = [
  nameColumn('name', (row) => row.name, { width: 230 }),
  textColumn('description', (row) => row.description, { isSearched: true, minWidth: 240, tone: 'muted' }),
  textColumn('data_scope', (row) => DATA_SCOPE_LABELS[row.data_scope], { width: 290, tone: 'muted' }),
  textColumn('permissions_count', (row) => formatNumber(row.permissions_count), { width: 90, ...COUNT }),
  textColumn('users_count', (row) => formatNumber(row.users_count), { width: 130, ...COUNT }),
  column('origin', (row) => (row.is_system ? <Badge>Из поставки</Badge> : null), {
    width: 120,
    isScreenOnly: true,
  }),
];

const filters = registerFilters(ROLE_REGISTER, { data_scope: { labels: DATA_SCOPE_LABELS } });

const people = (count: number) => counted(count, ['сотрудник', 'сотрудника', 'сотрудников']);

function CreateRole() {
  const isPhone = useMediaPhone();
  return (
    <LinkButton
      to={paths.roleCreate()}
      variant="primary"
      icon={<IconPlus />}
      aria-label={isPhone ? 'Создать роль' : undefined}
    >
      {isPhone ? null : 'Создать роль'}
    </LinkButton>
  );
}

function rolesDefinition(mayCreate: boolean): RegisterDefinition<RoleRow> {
  return {
    resource: 'roles',
    title: 'Роли',
    parent: { title: 'Справочники', to: paths.handbooks() },
    noun: { forms: ['роль', 'роли', 'ролей'], dative: ['роли', 'ролям'] },
    defaults: rolesDefaults,
    columns,
    filters,
    rowHref: (row, list) => paths.role(row.id, list),
    rowLabel: (row) => row.name,
    phoneRow: (row) => ({
      title: row.name,
      second: row.description,
      third: DATA_SCOPE_LABELS[row.data_scope],
      thirdEnd: people(row.users_count),
    }),
    isSelectable: false,
    searchPlaceholder: 'Название, описание',
    emptyText: 'Ролей ещё нет',
    entity: 'role',
    createButton: mayCreate && <CreateRole />,
  };
}

/** The list of roles, each with how many employees have it. */
export default function RolesPage() {
  const mayCreate = usePermission('Создание ролей');
  const definition = useMemo(() => rolesDefinition(mayCreate), [mayCreate]);
  return <Register definition={definition} />;
}
