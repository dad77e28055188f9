import { EXTENSIONS } from './extension-list';
import { PERMISSIONS } from './permission-list';

export { EXTENSIONS, PERMISSIONS };

/** The 57 of the specification, then those of the product's own: everything a role may give. */
export const ALL_PERMISSIONS = [...PERMISSIONS, ...EXTENSIONS] as const;

export type SpecPermissionName = (typeof PERMISSIONS)[number]['name'];
export type ExtensionName = (typeof EXTENSIONS)[number]['name'];
export type PermissionName = SpecPermissionName | ExtensionName;
export type PermissionLabel = (typeof ALL_PERMISSIONS)[number]['name_translate'];

export interface Permission {
  id: number;
  name: PermissionName;
  name_translate: PermissionLabel;
}

const labels = new Map<string, PermissionLabel>(
  ALL_PERMISSIONS.map((right) => [right.name, right.name_translate]),
);
const names = new Map<string, PermissionName>(
  ALL_PERMISSIONS.map((right) => [right.name_translate, right.name]),
);

/** The Russian label of a right that is known by its name. */
export function permissionLabel(name: PermissionName): PermissionLabel {
  const label = labels.get(name);
  if (label === undefined) throw new RangeError(`Unknown permission name: ${name}`);
  return label;
}

/** True when the text is the label of a right. */
export function isPermissionLabel(text: string): text is PermissionLabel {
  return names.has(text);
}

/** True when the text is the name of a right. */
export function isPermissionName(text: string): text is PermissionName {
  return labels.has(text);
}
