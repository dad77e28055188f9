import type { Book, BookCan } from 'shared/contract/books/book';
import type { PermissionName } from 'shared/contract/access/permissions';
import { type EmployeeAccess, holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';

/** Who reads the book, all of it. */
export function readAccess({ rights: { read } }: Pick<Book, 'rights'>): EmployeeAccess {
  return read ?? 'authenticated';
}

/** Who chooses from the book by its names: whoever reads it, and whoever its definition lets choose besides. */
export function chooseAccess({ rights: { read, choose } }: Pick<Book, 'rights'>): EmployeeAccess {
  if (read === undefined || choose === 'authenticated') return 'authenticated';
  if (choose === undefined) return read;
  return (actor) => holds(actor, read) || holds(actor, choose);
}

const mayHold = (actor: Actor, right: PermissionName | undefined) =>
  right !== undefined && holds(actor, right);

/** Who changes its entries; of a book that only the product changes, nobody. */
export function changeAccess({ rights: { change } }: Pick<Book, 'rights'>): EmployeeAccess {
  return change?.update ?? (() => false);
}

/** What the employee may do with the row; whether something uses it is asked when it comes to that. */
export function canOf(
  { rights: { change } }: Pick<Book, 'rights'>,
  actor: Actor,
  row: { archived_at: string | null },
): BookCan {
  const updates = mayHold(actor, change?.update);
  return {
    update: updates && row.archived_at === null,
    delete: mayHold(actor, change?.delete),
    archive: updates,
  };
}
