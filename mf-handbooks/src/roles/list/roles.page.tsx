import { useMemo } from 'react';
import type { RoleRow } from 'shared/contract/access/role';
import { DATA_SCOPE_LABELS } from 'shared/contract/access/roles';
import { formatNumber, plural } from 'shared/format';
import { Highlight, Register, type Column, type FilterField, type RegisterDefinition } from 'shared/register';
import { usePermission } from 'shared/session';
import { Badge, LinkButton, useMediaPhone } from 'shared/ui';
import { IconPlus } from '@tabler/icons-react';

import { paths } from '../../paths';
import { rolesDefaults } from '../roles-defaults';

const columns: readonly Column<RoleRow>[] = [
  {
    key: 'name',
    title: 'Роль',
    cell: (row, { search }) => <Highlight text={row.name} search={search} />,
    sort: 'name',
    width: 230,
    isLocked: true,
    isLink: true,
    tone: 'strong',
  },
  {
    key: 'description',
    title: 'Для чего',
    cell: (row, { search }) => <Highlight text={row.description ?? '—'} search={search} />,
    minWidth: 240,
    tone: 'muted',
  },
  {
    key: 'data_scope',
    title: 'Охват данных',
    cell: (row) => DATA_SCOPE_LABELS[row.data_scope],
    width: 290,
    sort: 'data_scope',
    tone: 'muted',
  },
  {
    key: 'permissions_count',
    title: 'Прав',
    cell: (row) => formatNumber(row.permissions_count),
    width: 90,
    align: 'right',
    isNumeric: true,
    sort: 'permissions_count',
    sortsDown: true,
  },
  {
    key: 'users_count',
    title: 'Сотрудников',
    cell: (row) => formatNumber(row.users_count),
    width: 130,
    align: 'right',
    isNumeric: true,
    sort: 'users_count',
    sortsDown: true,
  },
  {
    key: 'origin',
    title: 'Происхождение',
    head: '',
    cell: (row) => (row.is_system ? <Badge>Из поставки</Badge> : null),
    width: 120,
    isScreenOnly: true,
  },
];

const filters: readonly FilterField[] = [
  {
    kind: 'choice',
    name: 'data_scope',
    label: 'Охват данных',
    options: Object.entries(DATA_SCOPE_LABELS).map(([value, label]) => ({ value, label })),
  },
];

const people = (count: number) =>
  `${formatNumber(count)} ${plural(count, ['сотрудник', 'сотрудника', 'сотрудников'])}`;

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
