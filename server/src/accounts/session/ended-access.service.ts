import type { FastifyInstance } from 'fastify';
import type { Trx } from '../../platform/database/database';
import type { Deps } from '../../platform/module';

/** What a module does when everything that lets an employee in is to end; a failure undoes what has ended it. */
type EndedAccessFollower = (trx: Trx, bearer: { id: number; name: string }) => Promise<void>;

const followers = new WeakMap<FastifyInstance, EndedAccessFollower[]>();

/**
 * Has the follower called on this server whenever a password is reset, or an account is blocked, dismissed, deleted or
 * logged out everywhere, in that transaction.
 */
export function followEndedAccess(app: FastifyInstance, follower: EndedAccessFollower): void {
  followers.set(app, [...(followers.get(app) ?? []), follower]);
}

/** Lets everybody who keeps a way in of the employee know that it ends. */
export async function tellAccessEnded({ app }: Pick<Deps, 'app'>, trx: Trx, userId: number): Promise<void> {
  const { full_name: name } = await trx
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  for (const follower of followers.get(app) ?? []) await follower(trx, { id: userId, name });
}
