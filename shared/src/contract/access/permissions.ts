import { PERMISSIONS } from './permission-list';

export { PERMISSIONS };

export type PermissionName = (typeof PERMISSIONS)[number]['name'];
export type PermissionLabel = (typeof PERMISSIONS)[number]['name_translate'];

export interface Permission {
  id: number;
  name: PermissionName;
  name_translate: PermissionLabel;
}

const labels = new Map<string, PermissionLabel>(
  PERMISSIONS.map((right) => [right.name, right.name_translate]),
);
const names = new Map<string, PermissionName>(PERMISSIONS.map((right) => [right.name_translate, right.name]));

/** The Russian label of a right that is known by its name. */
export function permissionLabel(name: PermissionName): PermissionLabel {
  const label = labels.get(name);
  if (label === undefined) throw new RangeError(`Unknown permission name: ${name}`);
  return label;
}

/** True when the text is the label of one of the 57 rights. */
export function isPermissionLabel(text: string): text is PermissionLabel {
  return names.has(text);
}

/** True when the text is the name of one of the 57 rights. */
export function isPermissionName(text: string): text is PermissionName {
  return labels.has(text);
}
