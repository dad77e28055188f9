import type { Book, BookCan } from 'shared/contract/books/book';
import type { PermissionName } from 'shared/contract/access/permissions';
import { type EmployeeAccess, holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';

/** Who reads the book: whoever holds its right, or the right to choose from it. */
export function readAccess({ rights: { read, choose } }: Pick<Book, 'rights'>): EmployeeAccess {
  if (read === undefined) return 'authenticated';
  return choose === undefined ? read : (actor) => holds(actor, read) || holds(actor, choose);
}

const mayHold = (actor: Actor, right: PermissionName | undefined) =>
  right !== undefined && holds(actor, right);

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
