import { ALL_PERMISSIONS, type PermissionName } from 'shared/contract/access/permissions';
import { DATA_SCOPES, type DataScope } from 'shared/contract/access/roles';
import type { RightsRow } from './actor-rights';

const NAMES = new Map<number, PermissionName>(ALL_PERMISSIONS.map(({ id, name }) => [id, name]));

/** Most combinations of roles that are remembered. */
const REMEMBERED = 500;
const known = new Map<string, ReadonlySet<PermissionName>>();

/**
 * The rights that the numbers of all roles name together; those of a newer release that this one does not know are left
 * out. The text alone decides, so what was read of one text once is right for every employee who holds it.
 */
export function rightsOf(numbers: string | null): ReadonlySet<PermissionName> {
  const text = numbers ?? '';
  const found = known.get(text);
  if (found !== undefined) return found;
  const rights = new Set((text.match(/\d+/g) ?? []).flatMap((id) => NAMES.get(Number(id)) ?? []));
  if (known.size >= REMEMBERED) known.clear();
  known.set(text, rights);
  return rights;
}

export interface Reach {
  dataScope: DataScope;
  departmentIds: readonly number[];
}

/** How far the widest of the roles sees, and the departments it opens; without a role only the own documents. */
export function reachOf({
  scopes,
  branch,
  department_id,
}: Pick<RightsRow, 'scopes' | 'branch' | 'department_id'>): Reach {
  const dataScope =
    DATA_SCOPES[Math.max(0, ...(scopes ?? []).map((scope) => DATA_SCOPES.indexOf(scope)))] ?? 'own';
  if (dataScope === 'department_tree') return { dataScope, departmentIds: branch ?? [] };
  const own = dataScope === 'department' && department_id !== null ? [department_id] : [];
  return { dataScope, departmentIds: own };
}
