import {
  commercialOffer,
  commercialOfferRow,
  OFFER_ACTIONS,
} from 'shared/contract/commercial-offer/commercial-offer';
import {
  offerActionInput,
  offerCreate,
  offerUpdate,
  offerWhole,
} from 'shared/contract/commercial-offer/commercial-offer-input';
import { offerComparison } from 'shared/contract/commercial-offer/offer-comparison';
import { z } from 'zod';
import { businessDay } from '../calendar/business-day';
import { idParams } from '../platform/http/id-params';
import { BODY_LIMITS } from '../platform/http/body/body-limits';
import { alsoPlaced } from '../platform/http/also-placed';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { changeRoutes, readRoutes } from '../records/record-routes';
import { act } from './life/offer-actions.service';
import { offerResource } from './list/offer-list';
import { getComparison } from './comparison/offer-rivals.service';
import { offerSource } from './offer-source';
import { OFFER_RIGHTS, offerLife } from './offers.policy';
import { create, opened, remove, update } from './offers.service';
import { rowView } from './offers.view';

/** A new offer whose day nobody has said is of today. */
const offerOfToday = (deps: Deps) =>
  z.preprocess((body) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    return { offer_date: businessDay(deps.now()), ...body };
  }, offerCreate) as unknown as typeof offerCreate;

/** Commercial offers: the register, the card, its changes and its life, and offers for one need side by side. */
export function offersRoutes(deps: Deps): void {
  route(deps.app, {
    method: 'GET',
    url: '/api/commercial-offers/groups/:id',
    access: 'commercial_offers.read',
    summary: 'Сравнение предложений: цены по строкам, лучшие отмечены',
    params: idParams,
    response: offerComparison,
    handler: ({ actor, params }) => getComparison(deps, actor, params.id),
  });
  readRoutes(deps, {
    source: offerSource,
    access: 'commercial_offers.read',
    list: offerResource,
    rowView,
    schemas: { row: commercialOfferRow, card: commercialOffer },
    opened: (actor, card) => opened(deps, actor, card),
  });
  changeRoutes(deps, {
    resource: offerSource.kind.resource,
    title: offerSource.kind.title,
    rights: {
      ...OFFER_RIGHTS,
      create: 'commercial_offers.create',
      act: offerLife.takesAction,
    },
    card: commercialOffer,
    bodies: {
      create: alsoPlaced(offerOfToday(deps)),
      change: alsoPlaced(offerUpdate),
      whole: alsoPlaced(offerWhole),
      action: offerActionInput,
    },
    actions: OFFER_ACTIONS,
    bodyLimit: BODY_LIMITS.document,
    create: (call) => create(deps, call),
    update: (call) => update(deps, call),
    remove: (call) => remove(deps, call),
    act: (call) => act(deps, call),
  });
}
