import type { Deps } from '../platform/module';
import { within } from '../records/within';
import { lockRoles } from './roles.repository';

/**
 * Runs a change of who holds what alone: roles are locked before any account, here and everywhere, so that two changes
 * of accounts never wait for each other. What the work does commits with it, or not at all.
 */
export function underRoles<T>(deps: Deps, work: (deps: Deps) => Promise<T>): Promise<T> {
  return deps.transact(async (trx) => {
    await lockRoles(trx);
    return work(within(deps, trx));
  });
}
