import { businessDay } from '../calendar/business-day';
import type { Trx } from '../platform/database/database';
import { ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { ownersOf } from './people/owners';
import { AUTHOR, SENDER } from './refusals.labels';
import type { HeldChain } from './chains/held-chain.service';

/** Who neither decides on the document of the round nor stands in for somebody who does. */
export async function findOwners(
  deps: Deps,
  trx: Trx,
  { subject, loaded }: HeldChain,
): Promise<readonly number[]> {
  const { approvable_id: id, initiator_id: initiatorId } = loaded.row;
  const document = await subject.find(trx, { viewer: 'everything', id, today: businessDay(deps.now()) });
  return ownersOf(document?.people.authorId, initiatorId);
}

/** Refuses with 422 to let somebody decide on what they have written or sent themselves. */
export async function requireOutsider(
  deps: Deps,
  trx: Trx,
  { held, userId }: { held: HeldChain; userId: number },
): Promise<void> {
  if (userId === held.loaded.row.initiator_id) throw new ValidationFailed({ user_id: [SENDER] });
  const owners = await findOwners(deps, trx, held);
  if (owners.includes(userId)) throw new ValidationFailed({ user_id: [AUTHOR] });
}
