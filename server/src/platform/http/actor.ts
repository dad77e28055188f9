import type { PermissionName } from 'shared/contract/access/permissions';
import type { DataScope } from 'shared/contract/access/roles';

/** The employee on whose behalf a request is carried out; policies and visibility read nothing else. */
export interface Actor {
  id: number;
  /** Last name, first name and middle name: what the activity log keeps. */
  name: string;
  permissions: ReadonlySet<PermissionName>;
  dataScope: DataScope;
  departmentId: number | null;
  /** Departments whose documents the scope opens; empty for the scopes `own` and `all`. */
  departmentIds: readonly number[];
  /** The row of the bearer token, so that logging out revokes exactly this one. */
  sessionId: number;
}

/** Tells who holds a bearer token; null when the token is unknown, revoked or has expired. */
export type Authenticator = (token: string) => Promise<Actor | null>;

/** Where a request came from: kept by the activity log beside the employee. */
export interface RequestOrigin {
  ip: string | null;
  userAgent: string | null;
  requestId: string | null;
}

/** The origin of what the server does by itself: jobs, seeds and migrations. */
export const SYSTEM_ORIGIN: RequestOrigin = { ip: null, userAgent: null, requestId: null };
