import type { AreaModule } from 'shared/area';

import { bookPages } from './books/book-screens';

export default {
  pages: {
    ...bookPages(() => import('./books/book.page')),
    'chain-templates': () => import('./chain-templates/chain-templates.page'),
    'file-templates': () => import('./file-templates/file-templates.page'),
    handbooks: () => import('./overview/handbooks.page'),
    'chain-template-create': () => import('./chain-templates/template-edit.page'),
    'chain-template': () => import('./chain-templates/template-edit.page'),
    category: () => import('./categories/category.page'),
    roles: () => import('./roles/list/roles.page'),
    'role-create': () => import('./roles/edit/role-create.page'),
    role: () => import('./roles/card/role.page'),
    'role-edit': () => import('./roles/edit/role-edit.page'),
    preview: () => import('./preview/preview.page'),
    calendar: () => import('./calendar/calendar.page'),
    users: () => import('./users/users.page'),
    'user-create': () => import('./users/invitation/user-create.page'),
    user: () => import('./users/user.page'),
    'user-edit': () => import('./users/edit/user-edit.page'),
  },
} satisfies AreaModule;
