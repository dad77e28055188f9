import { findAgreementsToReview } from '../agreements/terms/agreement-terms.service';
import { businessDay } from '../calendar/business-day';
import type { Trx } from '../platform/database/database';
import { SYSTEM_ORIGIN } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { changeAlong, changeByServer } from '../records/record-change.service';
import type { Change, Deciding, Decision } from '../records/record-source';
import { updateVersioned } from '../records/versioned-row';
import { applyEffect, settleTerms, tellOf } from './addendum-effects.service';
import { addendumSource } from './addendum-source';
import { statusAfterSignature } from './addendums.policy';
import { type AddendumRecord, findDueAddendums } from './addendums.repository';
import { noteStale, staleSaid, tellStale } from './signing/stale-signing.service';

const BY_ITSELF: Change = { actor: null, origin: SYSTEM_ORIGIN };

/** A signed addendum whose day has come, and its original where it waits for that, is in force. */
const entering =
  (deps: Deps, change: Change, today: string) =>
  async ({ trx, row, now }: Deciding<AddendumRecord>): Promise<Decision<AddendumRecord> | null> => {
    if (row.status !== 'signed' || statusAfterSignature(row, today) !== 'effective') return null;
    const known = new Set(row.changes.flatMap(({ id, conflict }) => (conflict === null ? [] : [id])));
    const stale = await noteStale(trx, row.id);
    const set = { status: 'effective', status_changed_at: now, status_reason: null } as const;
    await updateVersioned(trx, 'addendums', { id: row.id, actorId: null, now, set });
    await applyEffect(deps, { trx, change, addendum: row, today });
    return {
      action: 'addendum.took-effect',
      said: staleSaid(stale),
      notify: async (inner, after) => {
        await tellOf(deps, inner, { after, actor: change.actor });
        // What was confirmed at the signature is no news; what has changed since is.
        const fresh = stale.filter((term) => !known.has(term.id));
        await tellStale(deps, inner, { addendum: after, stale: fresh, actor: change.actor, isInForce: true });
      },
    };
  };

/** What has just been written down of the addendum may have been what it waited for: it does not wait for the night. */
export async function takeEffectAlong(
  deps: Deps,
  { trx, change, id }: { trx: Trx; change: Change; id: number },
): Promise<void> {
  await changeAlong(deps, addendumSource, {
    trx,
    change,
    id,
    decide: entering(deps, change, businessDay(deps.now())),
  });
}

const BATCH = 500;

async function takeEffectOf(deps: Deps, { today, isEnd }: { today: string; isEnd: boolean }): Promise<void> {
  let afterId = 0;
  for (;;) {
    const ids = await findDueAddendums(deps.db, { today, isEnd, afterId, most: BATCH });
    for (const id of ids)
      await changeByServer(deps, addendumSource, { id, decide: entering(deps, BY_ITSELF, today) });
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    afterId = last;
  }
}

/**
 * Every signed addendum whose day has come is in force; each in a transaction of its own, safe to repeat. What ends its
 * agreement comes last: of what was agreed for the same day nothing falls by it.
 */
export async function takeEffect(deps: Deps, today: string): Promise<void> {
  await takeEffectOf(deps, { today, isEnd: false });
  await takeEffectOf(deps, { today, isEnd: true });
}

/** Agreements whose terms time alone has changed show those of the day: a change that held until yesterday has ended. */
async function reviewTerms(deps: Deps, today: string): Promise<void> {
  let afterId = 0;
  for (;;) {
    const ids = await findAgreementsToReview(deps.db, { today, afterId, most: BATCH });
    for (const id of ids) {
      await deps.transact((trx) => settleTerms(deps, { trx, change: BY_ITSELF, agreementId: id, today }));
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    afterId = last;
  }
}

/** The terms of every agreement are those of the day. Safe to repeat. */
export async function meetDay(deps: Deps, today: string): Promise<void> {
  await takeEffect(deps, today);
  await reviewTerms(deps, today);
}
