import type { AreaModule } from 'shared/area';

export default {
  pages: {
    offers: () => import('./list/offers.page'),
    'offer-create': () => import('./edit/offer-create.page'),
    offer: () => import('./card/offer.page'),
    'offer-edit': () => import('./edit/offer-edit.page'),
  },
} satisfies AreaModule;
