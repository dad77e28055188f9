import type { FastifyRequest } from 'fastify';
import { allows, allowsWith } from 'shared/contract/access/held-permissions';
import type { ExtensionName, PermissionName } from 'shared/contract/access/permissions';
import type { Actor } from './actor';
import { Forbidden } from './errors';

/** A door with a key of its own, for callers that are no employees: it says who is there, or refuses. */
export interface OwnAccess<Caller = unknown> {
  /** Refuses with 401 somebody unknown and with 403 somebody who may not, before a byte of the body is read. */
  identify: (request: FastifyRequest) => Promise<Caller>;
  /** What an employee needs; empty where employees have no business. */
  permissions: readonly PermissionName[];
  /** In the API description: «токен выкладки раздела». */
  note: string;
}

/**
 * What a route asks of an employee: to be logged in (`authenticated`), a permission, every permission of a list, or
 * whatever the predicate looks at.
 */
export type EmployeeAccess =
  | 'authenticated'
  | PermissionName
  | readonly PermissionName[]
  // Of the address the path's parameters alone are known by then: nothing of the body is read.
  | ((actor: Actor, params: unknown) => boolean);

/** Who may call a route: anybody (`public`), an employee, or whoever an own door knows. */
export type Access = 'public' | EmployeeAccess | OwnAccess;

/** True for a door with a key of its own. */
export function isOwnAccess(access: Access): access is OwnAccess {
  return typeof access === 'object' && 'identify' in access;
}

/** True when the employee holds every one of the permissions, or what gives it anyway. */
export function holds(actor: Actor, ...permissions: readonly PermissionName[]): boolean {
  return permissions.every((permission) => allows(actor.permissions, permission));
}

/** True when the employee holds the register's own right for a deed, or the extension that is for this deed alone. */
export function holdsWith(actor: Actor, extension: ExtensionName, own: PermissionName): boolean {
  return allowsWith(actor.permissions, extension, own);
}

/** True when the employee may come in. */
export function permits(actor: Actor, access: EmployeeAccess, params: unknown = {}): boolean {
  if (access === 'authenticated') return true;
  if (typeof access === 'function') return access(actor, params);
  return holds(actor, ...(typeof access === 'string' ? [access] : access));
}

/** Returns when the employee may call the route; refuses with 403 otherwise. */
export function authorise(actor: Actor, access: EmployeeAccess, params: unknown = {}): void {
  if (!permits(actor, access, params)) throw new Forbidden();
}
