import type { Trx } from '../../platform/database/database';
import { noRightText } from '../refusals.labels';
import { findActive } from './people.repository';

/** Why the employee cannot decide on documents; null where they can, or where nobody active is meant. */
export async function voterRefusal(trx: Trx, id: number): Promise<string | null> {
  const [person] = await findActive(trx, [id]);
  return person === undefined || person.may_vote ? null : noRightText(person.full_name);
}
