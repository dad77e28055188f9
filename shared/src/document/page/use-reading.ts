import { isPermissionName, type PermissionLabel, permissionLabel } from '../../contract/access/permissions';
import { usePermission } from '../../session/session';

/** The right that opens the records of a resource; null where everybody may. */
export function readingRight(resource: string): PermissionLabel | null {
  const name = `${resource.replaceAll('-', '_')}.read`;
  return isPermissionName(name) ? permissionLabel(name) : null;
}

/** The right the person lacks to open the register and the cards of a resource; null when they may. */
export function useMissingReading(resource: string): PermissionLabel | null {
  const right = readingRight(resource);
  const may = usePermission(right ?? []);
  return may ? null : right;
}

/** What is needed, and who gives it. */
export const neededReading = (right: PermissionLabel) =>
  `нужно право «${right}». Права выдаёт администратор системы.`;

/** Where somebody goes who may not open the register: the page they begin with. */
export const BEGINNING = '/';
