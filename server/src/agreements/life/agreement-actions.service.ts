import { type Updateable } from 'kysely';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { AgreementAction } from 'shared/contract/agreement/agreement-status';
import { followDocument } from '../../approval/approval-flow.service';
import type { SendingChoice } from '../../approval/approval-subjects.service';
import { awaitedOnSigning } from '../../originals/original-life.service';
import type { FileVersion } from '../../files/files.repository';
import { requireSignedVersion } from '../../files/named-version.service';
import { countOpen } from '../../obligations/open-obligations.service';
import { takeNumber } from '../../numerators/numerators.service';
import type { Trx } from '../../platform/database/database';
import { holds } from '../../platform/http/access';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { Conflict, Forbidden } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { takeAction } from '../../records/document-action.service';
import type { Deciding } from '../../records/record-source';
import { correctionSaid, isCorrection, partyOfSignature } from '../../records/signing/signed-file-correction';
import { partySaid, signedFileSaid, signerOf } from '../../records/signing/signing';
import { isUnsigning } from '../../records/signing/unsigned';
import { copy } from '../change/agreement-creation.service';
import { type ActionInput, effectOf, inputFaults } from './agreement-effects';
import { noticeStatus } from '../agreement-notices';
import { lateObjectionQuestion, openObligationsQuestion } from './agreement-endings.labels';
import { readinessOf } from './agreement-readiness';
import { agreementSource } from '../agreement-source';
import { meetDayAlong } from '../agreements-day.service';
import { agreementLife } from '../agreements.policy';
import { noticeDeadline } from '../agreements.view';
import { signParty, unsignParties } from '../lines/agreement-lines.repository';
import { isNumberTaken } from '../change/agreement-numbers.repository';
import { type AgreementRecord, updateAgreement } from '../agreements.repository';
import type { AgreementsTable } from '../schema';

/** The next free number of the organisation: numbers given by hand are passed over. */
async function nextNumber(trx: Trx, record: AgreementRecord): Promise<string> {
  const agreementDate = record.agreement_date ?? '';
  for (;;) {
    const number = await takeNumber(trx, {
      purpose: 'agreement',
      organizationId: record.organization_id,
      agreementTypeId: record.agreement_type_id,
      typeCode: record.type_code,
      year: Number(agreementDate.slice(0, 4)),
    });
    const wanted = { number, organizationId: record.organization_id, agreementDate, exceptId: record.id };
    if (!(await isNumberTaken(trx, wanted))) return number;
  }
}

async function registered(
  trx: Trx,
  record: AgreementRecord,
  today: string,
): Promise<Updateable<AgreementsTable>> {
  return {
    ...(record.number === null && { number: await nextNumber(trx, record) }),
    ...(await awaitedOnSigning(trx, record, today)),
  };
}

interface Taking {
  actor: Actor;
  action: AgreementAction;
  input: ActionInput;
}

/** What has to be known before the action is taken: what is left open, or that an objection comes too late; null when nothing. */
async function questionOf(
  deps: Deps,
  { trx, row, today }: Deciding<AgreementRecord>,
  { action, input }: Taking,
): Promise<string | null> {
  if (action === 'decline-renewal') return lateObjectionQuestion(noticeDeadline(row), input.date ?? today);
  if (action !== 'complete' && action !== 'terminate') return null;
  const open = await countOpen(deps, trx, { type: agreementSource.kind.name, id: row.id });
  return open === 0 ? null : openObligationsQuestion(action, open);
}

/** Asked with 409, taken with the confirmation. */
async function requireReviewed(
  deps: Deps,
  deciding: Deciding<AgreementRecord>,
  taking: Taking,
): Promise<void> {
  const message = taking.input.confirmed === true ? null : await questionOf(deps, deciding, taking);
  if (message === null) return;
  const { row, today } = deciding;
  throw new Conflict(agreementSource.view(row, taking.actor, today), message, { confirmed: [message] });
}

/** What an action does to the signatures of the further sides. */
async function writeParties(deciding: Deciding<AgreementRecord>, { actor, action, input }: Taking) {
  const { trx, row, today } = deciding;
  const party = partyOfSignature(row, action, input);
  if (party !== null) {
    const day = input.date ?? today;
    const file = { signed_version_id: input.document_version_id ?? null };
    const signature = {
      signed_at: day,
      signed_by: signerOf(party, input, day),
      signed_set_by_id: actor.id,
      ...file,
    };
    const set = isCorrection(action) ? file : signature;
    await signParty(trx, { agreementId: row.id, partyId: party.id, set });
  }
  if (isUnsigning(action)) await unsignParties(trx, row.id);
}

async function write(deciding: Deciding<AgreementRecord>, taking: Taking): Promise<void> {
  const { trx, row, now, today } = deciding;
  const { actor, action, input } = taking;
  await writeParties(deciding, taking);
  const facts = { record: row, input, today, now, actorId: actor.id };
  const extra =
    action === 'send-to-signing'
      ? await registered(trx, row, today)
      : action === 'send-original'
        ? await awaitedOnSigning(trx, row, input.date ?? today)
        : {};
  await updateAgreement(trx, { id: row.id, actor, now, set: { ...effectOf(action, facts), ...extra } });
}

/**
 * The agreement is where the action takes it, and its card is answered; of a copy, the copy's. A choice says who is
 * asked when it is sent to approval.
 */
export async function act(
  deps: Deps,
  request: Taking & { origin: RequestOrigin; id: number; choice?: SendingChoice },
): Promise<Agreement> {
  const { actor, origin, id, action, input, choice } = request;
  if (action === 'copy') {
    if (!holds(actor, 'agreements.create')) throw new Forbidden();
    return copy(deps, { actor, origin, id, lockVersion: input.lock_version });
  }
  let signedFile: FileVersion | null = null;
  return takeAction(
    deps,
    { source: agreementSource, life: agreementLife },
    {
      ...request,
      rules: {
        faults: (row, taking) => inputFaults(row, taking),
        readiness: readinessOf,
        said: (row) => [
          ...partySaid(partyOfSignature(row, action, input)),
          ...(isCorrection(action) ? correctionSaid(row, input, signedFile) : signedFileSaid(signedFile)),
        ],
        write: async (deciding, taking) => {
          const { row, trx } = deciding;
          signedFile = await requireSignedVersion(deps, trx, {
            actor,
            document: { type: agreementSource.kind.name, id },
            id: input.document_version_id,
            step: agreementLife.workflow.actions[action],
            method: row.signing_method,
          });
          await requireReviewed(deps, deciding, taking);
          await write(deciding, taking);
        },
        notify: async (trx, { before, after }) => {
          await noticeStatus(deps, trx, { record: after, actor });
          const step = { trx, kind: 'agreement', id: after.id, actor, origin, choice };
          const change = { before: before.status, after: after.status, reason: input.reason ?? null };
          await followDocument(deps, { ...step, ...change });
          await meetDayAlong(deps, { trx, change: { actor, origin }, agreementId: after.id });
        },
      },
    },
  );
}
