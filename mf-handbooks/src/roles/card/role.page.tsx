import type { Role } from 'shared/contract/access/role';
import { DATA_SCOPE_LABELS } from 'shared/contract/access/roles';
import { DocumentPage, type DocumentDefinition } from 'shared/document';
import { formatDateTime, formatNumber } from 'shared/format';
import { Badge, Section } from 'shared/ui';

import { paths } from '../../paths';
import { ROLE_MISSING, ROLE_NOUN, ROLES_REGISTER } from '../role-noun';
import { RightsList } from '../rights/rights-list';
import { RoleWords } from '../rights/role-words';
import { RoleActions } from './role-actions';
import { RoleHolders } from './role-holders';

const roleCard: DocumentDefinition<Role> = {
  kind: 'role',
  resource: 'roles',
  noun: ROLE_NOUN,
  register: () => ROLES_REGISTER,
  paths: { card: paths.role },
  name: (role) => role.name,
  missing: ROLE_MISSING,
  head: (role) => ({
    eyebrow: 'Роль',
    title: role.name,
    status: role.is_system ? <Badge>Из поставки</Badge> : null,
    reason: role.description ?? undefined,
    facts: [
      { label: 'Охват данных', value: DATA_SCOPE_LABELS[role.data_scope] },
      { label: 'Сотрудников', value: formatNumber(role.users_count) },
      { label: 'Прав', value: formatNumber(role.permissions_count) },
      { label: 'Изменена', value: formatDateTime(role.updated_at) },
    ],
  }),
  tabs: [
    {
      id: 'main',
      label: 'Права',
      render: (role) => (
        <Section title="Права по разделам">
          <RightsList ids={role.permission_ids} />
        </Section>
      ),
    },
    {
      id: 'holders',
      label: 'Сотрудники',
      count: (role) => role.users_count,
      render: (role) => (
        <Section title="Кому назначена">
          <RoleHolders role={role} />
        </Section>
      ),
    },
  ],
  history: true,
  aside: (role) => (
    <Section title="Что даёт роль" inset="rail">
      <RoleWords scope={role.data_scope} ids={role.permission_ids} />
    </Section>
  ),
  actions: (role, place) => <RoleActions role={role} place={place} />,
};

/** A role: what it gives, to whom, and how it became so. */
export default function RolePage() {
  return <DocumentPage definition={roleCard} />;
}
