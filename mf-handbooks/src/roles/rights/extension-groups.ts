import { giversOf, includes } from 'shared/contract/access/held-permissions';
import {
  ALL_PERMISSIONS,
  EXTENSIONS,
  type ExtensionName,
  type PermissionName,
  permissionLabel,
} from 'shared/contract/access/permissions';
import { DATA_SCOPE_LABELS, type DataScope } from 'shared/contract/access/roles';
import { quoted } from 'shared/contract/quotation';

import { listed } from './listed';

export interface Extension {
  id: number;
  name: ExtensionName;
  label: string;
}

export interface ExtensionGroup {
  title: string;
  rights: readonly Extension[];
}

/** The product's own rights by what they are about, in the order of the catalogue. */
export const EXTENSION_GROUPS: readonly ExtensionGroup[] = [
  ...new Set(EXTENSIONS.map(({ group }) => group)),
].map((title) => ({
  title,
  rights: EXTENSIONS.filter(({ group }) => group === title).map(({ id, name, name_translate }) => ({
    id,
    name,
    label: name_translate,
  })),
}));

const NAMES = new Map<number, PermissionName>(ALL_PERMISSIONS.map(({ id, name }) => [id, name]));

interface RoleReach {
  scope: DataScope;
  ids: Iterable<number>;
}

/** True when the role gives the right without naming it. */
export function isGivenAnyway(name: ExtensionName, { scope, ids }: RoleReach): boolean {
  if (giversOf(name).length === 0) return scope === 'all';
  return includes(new Set([...ids].flatMap((id) => NAMES.get(id) ?? [])), name);
}

/** What gives the right anyway: «То же разрешает право «Редактирование контрагентов»». */
export function giversText(name: ExtensionName): string {
  const givers = giversOf(name).map((giver) => quoted(permissionLabel(giver)));
  if (givers.length === 0) return `То же даёт охват данных ${quoted(DATA_SCOPE_LABELS.all)}`;
  if (givers.length === 1) return `То же разрешает право ${listed(givers)}`;
  return `То же разрешают права ${listed(givers)}, каждое в своём реестре`;
}
