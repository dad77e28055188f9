import { type CommercialOffer, commercialOffer } from 'shared/contract/commercial-offer';
import { cardRoute } from '../lists/card-route';
import { journalRule } from '../lists/journal-rule';
import { listRoute } from '../lists/list-route';
import { addRegister } from '../lists/register-catalogue';
import type { Deps } from '../platform/module';
import { offerResource } from './offer-list';
import { offerRegister } from './offer-register';

/** Commercial offers: the register and the card. */
export function offersModule(deps: Deps): void {
  const routes = {
    url: '/api/commercial-offers',
    access: 'commercial_offers.read',
    summary: 'Коммерческие предложения',
    resource: offerResource,
    row: commercialOffer,
    view: (row: CommercialOffer) => row,
  } as const;
  const rule = journalRule(offerResource, { read: 'commercial_offers.read', now: deps.now });
  deps.activity.visibility('commercial_offer', rule);
  addRegister(deps.app, offerRegister);
  listRoute(deps, routes);
  cardRoute(deps, routes);
}
