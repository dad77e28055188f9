import type { FastifyInstance } from 'fastify';
import type { Trx } from '../../platform/database/database';
import type { Deps } from '../../platform/module';

/** What a module does when an employee cannot log in any more; a failure undoes what has shut them out. */
export type GoneFollower = (deps: Deps, trx: Trx, userId: number) => Promise<void>;

const followers = new WeakMap<FastifyInstance, GoneFollower[]>();

/** Has the follower called on this server whenever an account is blocked, dismissed or deleted, in that transaction. */
export function followGone(app: FastifyInstance, follower: GoneFollower): void {
  followers.set(app, [...(followers.get(app) ?? []), follower]);
}

/** Lets everybody who follows know that the employee cannot log in any more. */
export async function tellGone(deps: Deps, trx: Trx, userId: number): Promise<void> {
  for (const follower of followers.get(deps.app) ?? []) await follower(deps, trx, userId);
}
