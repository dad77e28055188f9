import { ALL_PERMISSIONS } from 'shared/contract/access/permissions';
import { DATA_SCOPE_LABELS } from 'shared/contract/access/roles';
import type { ActivityChange } from 'shared/contract/journal/activity-log';
import type { RoleRecord } from './roles.repository';

function labelsOf(ids: readonly number[]): string {
  const wanted = new Set(ids);
  return ALL_PERMISSIONS.filter(({ id }) => wanted.has(id))
    .map((permission) => permission.name_translate)
    .join(', ');
}

/** What of a role has become another, in the words of the journal; of a new one all that is said. */
export function roleChanges(before: RoleRecord | null, after: RoleRecord): ActivityChange[] {
  const shown = (role: RoleRecord | null): Record<string, string | null> => ({
    name: role?.name ?? null,
    description: role?.description ?? null,
    data_scope: role === null ? null : DATA_SCOPE_LABELS[role.data_scope],
    permission_ids: role === null ? null : labelsOf(role.permission_ids),
  });
  const labels = {
    name: 'Название',
    description: 'Описание',
    data_scope: 'Охват данных',
    permission_ids: 'Права',
  };
  const [old, current] = [shown(before), shown(after)];
  return Object.entries(labels)
    .map(([field, label]) => ({ field, label, old: old[field] ?? null, new: current[field] ?? null }))
    .filter((change) => change.old !== change.new);
}
