import type { FastifyInstance } from 'fastify';
import type { Trx } from '../../platform/database/database';
import type { RequestOrigin } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';

/** Gives an employee exactly the roles the company's directory names, as a change of their account. */
export type DirectoryRoles = (
  deps: Deps,
  step: { trx: Trx; origin: RequestOrigin; id: number; roleIds: readonly number[] },
) => Promise<void>;

const takers = new WeakMap<FastifyInstance, DirectoryRoles>();

/** Has the roles that a login brings taken over on this server by whoever keeps the accounts. */
export function keepDirectoryRoles(app: FastifyInstance, take: DirectoryRoles): void {
  takers.set(app, take);
}

/** The roles of the directory are the employee's, where somebody keeps accounts on this server. */
export const giveDirectoryRoles: DirectoryRoles = async (deps, step) => {
  await takers.get(deps.app)?.(deps, step);
};
