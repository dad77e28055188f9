import type { Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';

/** The platform as a use case sees it that runs inside another one: what it does commits with that, or not at all. */
export function within(deps: Deps, trx: Trx): Deps {
  return { ...deps, transact: (work) => work(trx) };
}
