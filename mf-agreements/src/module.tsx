import type { AreaModule } from 'shared/area';

export default {
  pages: {
    agreements: () => import('./list/agreements.page'),
    agreement: () => import('./card/agreement.page'),
    'agreement-create': () => import('./edit/create.page'),
    'agreement-edit': () => import('./edit/edit.page'),
    addendums: () => import('./addendums/addendums.page'),
    addendum: () => import('./addendums/addendum.page'),
  },
} satisfies AreaModule;
