import type { AreaModule } from 'shared/area';

export default {
  pages: {
    approvals: () => import('./inbox/inbox.page'),
    'approval-sheet': () => import('./sheet/sheet.page'),
    'approval-oversight': () => import('./oversight/oversight.page'),
    absences: () => import('./absences/absences.page'),
    'approval-check': () => import('./sheet/check.page'),
  },
  blocks: {
    approval: () => import('./blocks/approval-tab'),
    'approval-rail': () => import('./blocks/approval-rail'),
    'own-absences': () => import('./absences/own-absences'),
  },
} satisfies AreaModule;
