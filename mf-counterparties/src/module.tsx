import type { AreaModule } from 'shared/area';

export default {
  pages: {
    partners: () => import('./list/partners.page'),
    organizations: () => import('./list/organizations.page'),
    'counterparty-create': () => import('./edit/create.page'),
    counterparty: () => import('./card/counterparty.page'),
    'counterparty-merge': () => import('./merge/merge.page'),
    'counterparty-edit': () => import('./edit/edit.page'),
  },
} satisfies AreaModule;
