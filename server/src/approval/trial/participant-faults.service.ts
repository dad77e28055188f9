import type { ChainParticipant, ParticipantFaults } from 'shared/contract/approval/chain-template';
import type { Deps } from '../../platform/module';
import { findStaff } from '../people/staff.repository';
import { resolveSeats } from '../route/seats';

/** Nobody: a participant that is named by a record is found without a document. */
const NO_DOCUMENT = {
  people: { authorId: null, responsibleId: 0, curatorId: null, departmentId: null, ourSignatoryName: null },
  initiatorId: 0,
  kind: '',
};

/**
 * What keeps a participant of a template from being asked in the company of today, in the words of a route: nobody is
 * found, or those found have no right to decide. Empty where everybody can be asked. Nobody counts as away.
 */
export async function findParticipantFaults(
  { db }: Pick<Deps, 'db'>,
  participant: Pick<ChainParticipant, 'kind' | 'ref_id'>,
): Promise<ParticipantFaults> {
  const staff = await findStaff(db, null);
  return { faults: resolveSeats(staff, [{ ...participant, is_required: false }], NO_DOCUMENT).empty };
}
