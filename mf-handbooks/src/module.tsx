import type { AreaModule } from 'shared/area';

export default {
  pages: {
    handbooks: () => import('./overview/handbooks.page'),
    measures: () => import('./books/measures.page'),
    'agreement-types': () => import('./books/agreement-types.page'),
    'job-titles': () => import('./books/job-titles.page'),
    departments: () => import('./books/departments.page'),
    'chain-templates': () => import('./books/chain-templates.page'),
    categories: () => import('./categories/categories.page'),
    category: () => import('./categories/category.page'),
    documents: () => import('./books/documents.page'),
    users: () => import('./users/users.page'),
    user: () => import('./users/user.page'),
  },
} satisfies AreaModule;
