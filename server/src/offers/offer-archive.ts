import { sql } from 'kysely';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import type { ArchivedKind, ArchivedRow, Keeper } from '../archive/archived-kinds.service';
import { offerName } from '../lists/columns/offer-name';
import { holds } from '../platform/http/access';
import { allReadersOf } from '../records/document-visibility';
import { changeAlong } from '../records/record-change.service';
import { archiveColumns } from '../records/archiving';
import { offerVisibility, readsOffer, seesOffer } from '../visibility/offer-visibility';
import { offerSource } from './offer-source';
import { updateOffer } from './offers.repository';

/** Years an offer is kept after the year it ended in. Source: domain reference, 3.9. */
const RETENTION_YEARS = 5;

const ENDED_ON = sql<string>`coalesce(f.decision_at, (f.status_changed_at at time zone 'Europe/Moscow')::date)`;
const OWN_TERM = sql<string>`make_date(extract(year from ${ENDED_ON})::int + ${RETENTION_YEARS}::int, 12, 31)`;

/** How offers are kept and destroyed: those that are over; one that led to an agreement as long as the agreement is. */
export const offerArchive: ArchivedKind = {
  kind: RECORD_KINDS.commercialOffer,
  read: 'commercial_offers.read',
  rights: { prepare: 'commercial_offers.edit', destroy: 'commercial_offers.delete' },
  reads: readsOffer,
  approvers: (db, id) => allReadersOf(offerVisibility, db, { id, permission: 'commercial_offers.delete' }),
  rows: (viewer) => sql<ArchivedRow>`
    select 'commercial_offer', f.id,
      'Предложение ' || ${offerName('f')} || ' от ' || to_char(f.offer_date, 'DD.MM.YYYY'),
      f.title, f.counterparty_id, f.counterparty_name, ${ENDED_ON},
      case when a.id is null then ${OWN_TERM}
        when a.retention_until is not null then greatest(${OWN_TERM}, a.retention_until) end,
      coalesce(t.is_kept_forever, false), f.destroyed_at, f.destruction_act_id, f.destruction_act
    from commercial_offers f
    left join agreements a on a.id = f.agreement_id and a.deleted_at is null
    left join agreement_types t on t.id = a.agreement_type_id
    where f.deleted_at is null
      and f.status in ('rejected_internal', 'declined', 'expired', 'revised', 'converted', 'cancelled')
      and ${viewer !== 'everything' && !holds(viewer, 'commercial_offers.read') ? sql<boolean>`false` : seesOffer(viewer)}`,
  async destroy(deps, { trx, change, id, act }) {
    await changeAlong(deps, offerSource, {
      trx,
      change,
      id,
      decide: async ({ row, now }) => {
        const actorId = change.actor?.id ?? null;
        const set = {
          ...(row.archived_at === null && archiveColumns('archive', { now, actorId })),
          destroyed_at: now,
          destruction_act_id: act.id,
          destruction_act: act.name,
        };
        await updateOffer(trx, { id, actorId, now, set });
        return {
          action: 'commercial_offer.destroyed',
          said: [{ field: 'reason', old: null, new: `Акт об уничтожении ${act.name}` }],
        };
      },
    });
  },
};

/** The offer belongs to the file of the agreement that was made by it. */
export const concludedByIt: Keeper = {
  reason: 'Хранится столько же, сколько договор, заключённый по нему',
  keeps: ({ type, id }) =>
    sql<boolean>`(${type} = 'commercial_offer' and exists (select from commercial_offers k
      join agreements a on a.id = k.agreement_id and a.deleted_at is null and a.destroyed_at is null
      where k.id = ${id}))`,
};
