import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import type { OfferAction } from 'shared/contract/commercial-offer/commercial-offer.workflow';
import type { KeptChange } from 'shared/contract/record/kept-change';
import { followDocument } from '../../approval/approval-flow.service';
import type { SendingChoice } from '../../approval/approval-subjects.service';
import type { Trx } from '../../platform/database/database';
import { Conflict, ValidationFailed } from '../../platform/http/errors';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { archiveColumns, isArchiving } from '../../records/archiving';
import { takeAction } from '../../records/document-action.service';
import { changeByServer } from '../../records/record-change.service';
import type { Deciding } from '../../records/record-source';
import { convert } from './offer-conversion.service';
import { type ActionInput, effectOf, inputFaults } from './offer-effects';
import { noticeStatus } from '../offer-notices';
import { readinessOf } from './offer-readiness';
import { revise } from './offer-revision.service';
import { leaderQuestion } from '../comparison/offer-leaders.service';
import { chooseWinner, compare, leaveComparison } from '../comparison/offer-rivals.service';
import { offerSource } from '../offer-source';
import { offerLife } from '../offers.policy';
import { findEndedOffers, findReason, type OfferRecord, updateOffer } from '../offers.repository';

interface Taking {
  actor: Actor;
  origin: RequestOrigin;
  action: OfferAction;
  input: ActionInput;
}

/** An offer that another one of its group has come before is taken with the confirmation alone: asked with 409. */
async function requireMeant(
  deciding: Deciding<OfferRecord>,
  { actor, action, input }: Taking,
): Promise<void> {
  const isTaken = action === 'accept' || action === 'convert-to-agreement';
  const message = !isTaken || input.confirmed === true ? null : await leaderQuestion(deciding, actor);
  if (message === null) return;
  const { row, today } = deciding;
  throw new Conflict(offerSource.view(row, actor, today), message, { confirmed: [message] });
}

/** Writes what the action changes; answers what the journal says of it beside the answers. */
async function write(deciding: Deciding<OfferRecord>, taking: Taking): Promise<KeptChange[]> {
  const { trx, row, now } = deciding;
  const { actor, action, input } = taking;
  switch (action) {
    case 'compare':
      return compare(deciding, taking, input.offer_id);
    case 'leave-comparison':
      await leaveComparison(deciding, taking);
      return [];
    case 'choose-winner':
      await chooseWinner(deciding, taking);
      return [];
    case 'convert-to-agreement':
      await convert(deciding, taking);
      return [];
    default: {
      const put = isArchiving(action) ? archiveColumns(action, { now, actorId: actor.id }) : {};
      const set = { ...effectOf(row, taking, now), ...put };
      await updateOffer(trx, { id: row.id, actorId: actor.id, now, set });
      return [];
    }
  }
}

/** What the journal says of the reason; refuses with 422 one that may not be chosen. */
async function requireReason(trx: Trx, id: number | undefined): Promise<KeptChange[]> {
  if (id === undefined) return [];
  const label = await findReason(trx, id);
  if (label === null) throw new ValidationFailed({ decision_reason_id: ['Выберите значение из списка'] });
  return [{ field: 'decision_reason', old: null, new: { id, label } }];
}

/**
 * The offer is where the action takes it, and its card is answered; of a revision, the revision's. A choice says who
 * is asked when it is sent to approval.
 */
export function act(
  deps: Deps,
  request: Taking & { id: number; choice?: SendingChoice },
): Promise<CommercialOffer> {
  const { actor, origin, action, input, choice } = request;
  const said: KeptChange[] = [];
  if (action === 'create-revision') return revise(deps, request);
  return takeAction(
    deps,
    { source: offerSource, life: offerLife },
    {
      ...request,
      rules: {
        faults: inputFaults,
        readiness: readinessOf,
        write: async (deciding, taking) => {
          await requireMeant(deciding, { ...taking, origin });
          said.push(...(await requireReason(deciding.trx, taking.input.decision_reason_id)));
          said.push(...(await write(deciding, { ...taking, origin })));
        },
        said: () => said,
        notify: async (trx, { before, after }) => {
          await noticeStatus(deps, trx, { record: after, actor });
          const step = { trx, kind: 'commercial_offer', id: after.id, actor, origin, choice };
          const change = { before: before.status, after: after.status, reason: input.reason ?? null };
          await followDocument(deps, { ...step, ...change });
        },
      },
    },
  );
}

const BATCH = 500;

/** Every offer whose last day has passed unanswered has expired; each in a transaction of its own, safe to repeat. */
export async function expire(deps: Deps, today: string): Promise<void> {
  let afterId = 0;
  for (;;) {
    const ids = await findEndedOffers(deps.db, { today, afterId, most: BATCH });
    for (const id of ids) {
      await changeByServer(deps, offerSource, {
        id,
        decide: async ({ trx, row, now }) => {
          const waits = row.status === 'sent' || row.status === 'approved';
          if (!waits || row.valid_until === null || row.valid_until >= today) return null;
          const set = { status: 'expired', status_changed_at: now, status_reason: null } as const;
          await updateOffer(trx, { id, actorId: null, now, set });
          return {
            action: 'commercial_offer.expired',
            notify: (inner, after) => noticeStatus(deps, inner, { record: after, actor: null }),
          };
        },
      });
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    afterId = last;
  }
}
