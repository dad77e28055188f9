import type { AreaModule } from 'shared/area';

import { bookPages } from './books/book-screens';

export default {
  pages: {
    ...bookPages(() => import('./books/book.page')),
    handbooks: () => import('./overview/handbooks.page'),
    category: () => import('./categories/category.page'),
    users: () => import('./users/users.page'),
    user: () => import('./users/user.page'),
  },
} satisfies AreaModule;
