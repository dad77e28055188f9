import type { AreaModule } from 'shared/area';

export default {
  pages: {
    agreements: () => import('./list/agreements.page'),
    agreement: () => import('./card/agreement.page'),
    'agreement-create': () => import('./edit/create.page'),
    'agreement-edit': () => import('./edit/edit.page'),
    addendums: () => import('./addendums/list/addendums.page'),
    addendum: () => import('./addendums/card/addendum.page'),
    'addendum-create': () => import('./addendums/edit/addendum-create.page'),
    archive: () => import('./archive/archive.page'),
    'destruction-act': () => import('./archive/act.page'),
    'due-dates': () => import('./due-dates/due-dates.page'),
    'addendum-edit': () => import('./addendums/edit/addendum-edit.page'),
  },
  blocks: {
    'links-rail': () => import('./links/links-rail'),
    'watchers-rail': () => import('./watchers/watchers-rail'),
  },
} satisfies AreaModule;
