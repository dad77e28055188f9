import { BOOK_GROUP_LABELS, type BookGroup } from 'shared/contract/books/book';
import type { PermissionName } from 'shared/contract/access/permissions';

import { BOOK_SCREENS } from '../books/book-screens';
import { paths } from '../paths';

export interface OverviewEntry {
  title: string;
  hint: string;
  to: string;
  /** What is counted; without it nothing is. */
  resource?: string;
  /** Without it the entry is not shown. */
  right?: PermissionName;
}

const EMPLOYEES: OverviewEntry = {
  title: 'Сотрудники',
  hint: 'Контакты, должности и роли',
  to: paths.users(),
  resource: 'users',
};

const ROLES: OverviewEntry = {
  title: 'Роли',
  hint: 'Кому что видно и что можно делать',
  to: paths.roles(),
  resource: 'roles',
  right: 'roles.read',
};

const CALENDAR: OverviewEntry = {
  title: 'Производственный календарь',
  hint: 'Праздники, переносы и сокращённые дни',
  to: paths.calendar(),
};

function entriesOf(group: BookGroup): OverviewEntry[] {
  const books = BOOK_SCREENS.filter(({ book }) => book.group === group).map(({ book, path }) => ({
    title: book.kind.title,
    hint: book.hint,
    to: path,
    resource: book.kind.resource,
    ...(book.rights.read !== undefined && { right: book.rights.read }),
  }));
  return group === 'company' ? [EMPLOYEES, ROLES, ...books, CALENDAR] : books;
}

/** Every book by its group, as their definitions say. */
export const OVERVIEW = (Object.entries(BOOK_GROUP_LABELS) as [BookGroup, string][]).map(
  ([group, title]) => ({ title, entries: entriesOf(group) }),
);
