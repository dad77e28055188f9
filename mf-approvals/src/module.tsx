import type { AreaModule } from 'shared/area';

export default {
  pages: {
    approvals: () => import('./list/approvals.page'),
  },
} satisfies AreaModule;
