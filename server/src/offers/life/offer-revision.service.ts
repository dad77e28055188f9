import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { valuesOfRecord } from 'shared/contract/record/record-values';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { takeAction } from '../../records/document-action.service';
import { createRecord, requireRecord } from '../../records/record-change.service';
import { within } from '../../records/within';
import { type ActionInput, effectOf } from './offer-effects';
import type { OfferValues } from '../offer-fields';
import { noticeResponsible, noticeStatus } from '../offer-notices';
import { findReferences } from '../offer-references.repository';
import { offerSource } from '../offer-source';
import { offerLife } from '../offers.policy';
import { findLastRevision, type OfferRecord, updateOffer } from '../offers.repository';
import { addDraft } from '../offers.service';

interface Revising {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
  input: ActionInput;
}

/** What is offered anew: the terms, and neither the days they held until nor those of delivery. */
function revisedValues(record: OfferRecord, today: string): OfferValues {
  const values = valuesOfRecord(OFFER_FIELDS, record);
  return {
    ...values,
    offer_date: today,
    valid_until: null,
    items: values.items.map(({ id: _, ...item }) => ({ ...item, delivery_date: null })),
  };
}

/**
 * A draft with the number and the terms of the offer stands in its place afterwards, in its comparison too, and the
 * draft's card is answered; the offer itself is replaced. Terms that are out of date stay, and are refused at the first
 * edit. Refuses as `takeAction` does.
 */
export function revise(deps: Deps, { actor, origin, id, input }: Revising): Promise<CommercialOffer> {
  return createRecord(deps, offerSource, {
    actor,
    origin,
    input: null,
    key: null,
    decision: {
      action: 'commercial_offer.revision-created',
      notify: (trx, record) => noticeResponsible(deps, trx, { record, actor }),
    },
    make: async ({ trx, now, today }) => {
      const action = 'create-revision';
      const before = await requireRecord(offerSource, trx, { viewer: actor, id });
      const last = await findLastRevision(trx, id);
      await takeAction(
        within(deps, trx),
        { source: offerSource, life: offerLife },
        {
          actor,
          origin,
          id,
          action,
          input,
          rules: {
            readiness: () => [],
            write: ({ row }) => {
              const set = {
                ...effectOf(row, { action, input }, now),
                competitor_group_id: null,
                is_winner: false,
              };
              return updateOffer(trx, { id, actorId: actor.id, now, set });
            },
            notify: (inner, { after }) => noticeStatus(deps, inner, { record: after, actor }),
          },
        },
      );
      const values = revisedValues(before, today);
      const found = await findReferences(trx, values);
      return addDraft(trx, { values, found }, { now, actorId: actor.id, previous: { ...before, ...last } });
    },
  });
}
