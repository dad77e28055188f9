import type { AreaRoute } from 'shared/contract/area/area';
import type { PermissionLabel } from 'shared/contract/access/permissions';
import type { SessionUser } from 'shared/contract/session/session';
import { holdsPermissions } from 'shared/session';

import { HOME, loginAddress, returnAddress } from './return-address';

export type RouteRights = Pick<AreaRoute, 'permissions' | 'alternative' | 'own_profile'>;

/** `login` and `confirmation` are for visitors alone, `open` is for everybody, `member` needs a session. */
export type RouteAccess = 'login' | 'confirmation' | 'open' | 'member';

export interface GuardedVisit {
  access: RouteAccess;
  rights?: RouteRights;
  /** Path parameter `id`. */
  id?: string;
  /** Path and search of the address that is being opened. */
  pathname: string;
  search: string;
}

/** True when the person holds all required rights, or the alternative set, or opens the own profile. */
export function mayOpen(rights: RouteRights | undefined, user: SessionUser, id?: string): boolean {
  if (holdsPermissions(user, rights?.permissions ?? [])) return true;
  if (rights?.alternative !== undefined && holdsPermissions(user, rights.alternative)) return true;
  return rights?.own_profile === true && id === String(user.id);
}

/** Authentication, the first guard: where to go instead, or null. */
function authentication(visit: GuardedVisit, user: SessionUser | null): string | null {
  if (visit.access === 'open') return null;
  if (visit.access === 'login') return user === null ? null : returnAddress(visit.search);
  if (visit.access === 'confirmation') return user === null ? null : HOME;
  return user === null ? loginAddress(visit.pathname + visit.search) : null;
}

/** Permission, the second guard: where to go instead, or null. */
function permission(visit: GuardedVisit, user: SessionUser | null): string | null {
  if (user === null || mayOpen(visit.rights, user, visit.id)) return null;
  return `/access-error?${new URLSearchParams({ from: visit.pathname }).toString()}`;
}

/** The guards in the order of the specification: the address to go to instead, or null when the page may open. */
export function guard(visit: GuardedVisit, user: SessionUser | null): string | null {
  return authentication(visit, user) ?? permission(visit, user);
}

/** The rights the person lacks for a route, to be named on the page of a refusal. */
export function missingRights(rights: RouteRights | undefined, user: SessionUser): PermissionLabel[] {
  return (rights?.permissions ?? []).filter((label) => !holdsPermissions(user, label));
}
