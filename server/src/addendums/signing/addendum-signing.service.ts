import type { z } from 'zod';
import type { addendumActionInput } from 'shared/contract/addendum/addendum-input';
import type { AddendumAction } from 'shared/contract/addendum/addendum.workflow';
import type { Actor } from '../../platform/http/actor';
import { Conflict, type FieldErrors } from '../../platform/http/errors';
import type { Deciding } from '../../records/record-source';
import { isCorrection } from '../../records/signing/signed-file-correction';
import { powerFault, signerOf, signingFaults, signingParty } from '../../records/signing/signing';
import { isUnsigning } from '../../records/signing/unsigned';
import type { StaleTerm } from '../addendum-reading.service';
import { noteStale, staleWarning } from './stale-signing.service';
import { type AddendumRecord, nameSignedFile, signAddendum, unsignAddendum } from '../addendums.repository';
import { cardView } from '../addendums.view';

export type ActionInput = z.output<typeof addendumActionInput>;

export interface Taking {
  actor: Actor;
  action: AddendumAction;
  input: ActionInput;
}

/**
 * What stands against the mark, under its questions; the powers of the further sides are asked about by
 * `registerSignature` and not refused.
 */
export function markFaults(row: AddendumRecord, input: ActionInput, today: string): FieldErrors {
  const parties = row.parties.map((party) => ({ ...party, signatory: null }));
  return signingFaults({ ...row, dated: row.addendum_date, parties }, input, today);
}

/** The signatures of the further sides are what the action leaves of them. */
export async function writeParties(
  { trx, row, today }: Deciding<AddendumRecord>,
  { actor, action, input }: Taking,
): Promise<void> {
  const party = action === 'mark-signed' ? signingParty(row, input) : null;
  if (party !== null) {
    const day = input.date ?? today;
    await signAddendum(trx, {
      addendum_id: row.id,
      party_id: party.id,
      signed_at: day,
      signed_by: signerOf(party, input, day),
      signed_set_by_id: actor.id,
      signed_version_id: input.document_version_id ?? null,
    });
  }
  const { party_id: partyId, document_version_id: versionId } = input;
  if (isCorrection(action) && partyId !== undefined && versionId !== undefined) {
    await nameSignedFile(trx, { addendumId: row.id, partyId, versionId });
  }
  if (isUnsigning(action)) await unsignAddendum(trx, row.id);
}

/**
 * Who signs for a further side stands in the agreement, perhaps years ago: a power that does not hold on the day is
 * asked about, since another person may have signed; null when it holds.
 */
function partyQuestion(row: AddendumRecord, input: ActionInput, today: string): string | null {
  const party = row.parties.find(({ id }) => id === input.party_id);
  const fault = powerFault(party?.signatory ?? null, input.date ?? today);
  if (fault === null || party === undefined) return null;
  return `${fault} (${party.role_name}). Подтвердите, если за эту сторону подписал другой человек`;
}

/**
 * A signed paper cannot be prepared anew: it takes effect as it is. Refuses with 409, naming the terms that have changed
 * since and a power that does not hold, unless the person says that they know; answers the changed terms.
 */
export async function registerSignature(
  { trx, row, today }: Deciding<AddendumRecord>,
  { actor, input }: Taking,
): Promise<StaleTerm[]> {
  const stale = await noteStale(trx, row.id);
  const questions = [
    partyQuestion(row, input, today),
    stale.length === 0 ? null : staleWarning(stale),
  ].filter((one) => one !== null);
  if (questions.length === 0 || input.confirmed === true) return stale;
  const message = questions.join('. ');
  throw new Conflict(cardView(row, actor, today), message, { confirmed: [message] });
}
