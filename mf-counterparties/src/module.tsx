import type { AreaModule } from 'shared/area';

export default {
  pages: {
    partners: () => import('./list/partners.page'),
    organizations: () => import('./list/organizations.page'),
    counterparty: () => import('./card/counterparty.page'),
  },
} satisfies AreaModule;
