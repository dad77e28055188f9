import type { Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import { countOpenOf } from './open-obligations.repository';

/** How many obligations of the document, and of what belongs to it, are neither done nor waived. */
export function countOpen(deps: Deps, trx: Trx, document: { type: string; id: number }): Promise<number> {
  return countOpenOf(deps.app, trx, document);
}
