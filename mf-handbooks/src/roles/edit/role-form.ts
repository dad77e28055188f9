import { ALL_PERMISSIONS } from 'shared/contract/access/permissions';
import type { Role } from 'shared/contract/access/role';
import { ROLE_TEXTS } from 'shared/contract/access/role.fields';
import { DATA_SCOPE_LABELS, type DataScope } from 'shared/contract/access/roles';
import type { FormDefinition } from 'shared/document-form';

import { paths } from '../../paths';
import { ROLE_NOUN, ROLES_REGISTER } from '../role-noun';

export interface RoleValues {
  name: string;
  description: string;
  data_scope: DataScope;
  permission_ids: readonly number[];
}

export const EMPTY_ROLE: RoleValues = { name: '', description: '', data_scope: 'own', permission_ids: [] };

const SECTIONS = { main: 'Роль', scope: 'Охват данных', rights: 'Права', words: 'Что даёт роль' } as const;
const FIELDS = {
  ...ROLE_TEXTS,
  data_scope: { label: 'Какие документы видит сотрудник', section: 'scope' },
  permission_ids: { label: 'Права', section: 'rights' },
} as const;

const isField = (name: string): name is keyof RoleValues => Object.hasOwn(FIELDS, name);

function describe(field: keyof RoleValues, values: RoleValues): string {
  if (field === 'data_scope') return DATA_SCOPE_LABELS[values.data_scope];
  if (field !== 'permission_ids') return values[field] || 'не заполнено';
  const held = new Set(values.permission_ids);
  const labels = ALL_PERMISSIONS.filter(({ id }) => held.has(id)).map((right) => right.name_translate);
  return labels.join(', ') || 'нет';
}

/** The form of a role: its fields, its words and how they come from the wire and go back. */
export const roleForm: FormDefinition<Role, RoleValues> = {
  kind: 'role',
  resource: 'roles',
  noun: ROLE_NOUN,
  register: ROLES_REGISTER,
  paths: { card: paths.role },
  name: (role) => role.name,
  draft: { name: 'role', version: 1 },
  sections: SECTIONS,
  fields: FIELDS,
  valuesOf: (role) => ({
    name: role.name,
    description: role.description ?? '',
    data_scope: role.data_scope,
    permission_ids: role.permission_ids,
  }),
  wireOf: (values) => ({
    name: values.name.trim(),
    description: values.description.trim() || null,
    data_scope: values.data_scope,
    permission_ids: [...values.permission_ids].sort((one, other) => one - other),
  }),
  fieldOf: (name) => name,
  titleOf: (path) => (isField(path) ? FIELDS[path].label : null),
  describe,
};

export const ROLE_SECTIONS = Object.keys(SECTIONS);
