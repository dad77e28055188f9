import type { FastifyInstance } from 'fastify';
import type { Trx } from '../../platform/database/database';
import type { Change } from '../../records/record-source';

/** What follows in another kind of record when an agreement is gone, in the same transaction. */
type AgreementRemoved = (removed: { trx: Trx; change: Change; agreementId: number }) => Promise<void>;

const followers = new WeakMap<FastifyInstance, AgreementRemoved[]>();

/** Lets the module of another kind of record take the removal of agreements on this server up. */
export function whenAgreementRemoved(app: FastifyInstance, follow: AgreementRemoved): void {
  followers.set(app, [...(followers.get(app) ?? []), follow]);
}

/** Everything that follows from the removal has been done; call before the agreement goes. */
export async function followRemoval(
  app: FastifyInstance,
  removed: Parameters<AgreementRemoved>[0],
): Promise<void> {
  for (const follow of followers.get(app) ?? []) await follow(removed);
}
