import { type EmployeeAccess, permits } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import type { RegisterHome } from './register-catalogue';

const readers = new WeakMap<RegisterHome, Map<string, EmployeeAccess>>();

/** Makes known what it takes to read records of a type at all, whatever is seen of them. */
export function readBy(app: RegisterHome, type: string, access: EmployeeAccess): void {
  const known = readers.get(app) ?? new Map<string, EmployeeAccess>();
  readers.set(app, known.set(type, access));
}

/** The types of records of which the employee may read none. */
export function closedTypes(app: RegisterHome, actor: Actor): string[] {
  const known = readers.get(app) ?? new Map<string, EmployeeAccess>();
  return [...known].flatMap(([type, access]) => (permits(actor, access) ? [] : [type]));
}
