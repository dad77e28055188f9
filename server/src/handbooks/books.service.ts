import type { AnyBookRow, Book } from 'shared/contract/books/book';
import type { BookUsage } from 'shared/contract/books/book-schema';
import type { Handbook } from 'shared/contract/books/books';
import { changedFields } from 'shared/contract/record/difference';
import { emptyValues } from 'shared/contract/record/empty-values';
import type { FieldTable, RecordValues } from 'shared/contract/record/field-table';
import { valuesOfRecord } from 'shared/contract/record/record-values';
import type { Db, Trx } from '../platform/database/database';
import { dropFiles } from '../files/files.service';
import { holds } from '../platform/http/access';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Locked } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { changeRecord, createRecord, removeRecord, requireRecord } from '../records/record-change.service';
import { requireUnused } from './book-deletion.policy';
import type { BookRecord } from './book-record';
import { checkBookRules } from './book-rules';
import { bookSource } from './book-source';
import { BOOK_USAGE, type BookUse } from './book-usage';
import {
  type Columns,
  countUse,
  deleteBookRecord,
  insertBookRecord,
  updateBookRecord,
} from './books.repository';

export { readersOfBook } from './books.repository';

type Values = RecordValues<FieldTable>;

interface Step {
  actor: Actor;
  origin: RequestOrigin;
}

function withTaken({ taken = {} }: Book, values: Columns): Columns {
  const given = Object.entries(taken).filter(([name]) => (values[name] ?? '') === '');
  return { ...values, ...Object.fromEntries(given.map(([name, other]) => [name, values[other]])) };
}

/**
 * A new record of the book. A repeated request with the same key makes nothing and answers with the record made first;
 * refuses with 422 what breaks a rule or repeats what has to be unique.
 */
export function create(
  deps: Deps,
  book: Book,
  request: Step & { input: Columns; key: string | null },
): Promise<AnyBookRow> {
  return createRecord(deps, bookSource(book), {
    ...request,
    decision: { action: `${book.kind.name}.created` },
    make: async ({ trx, now }) => {
      const values = withTaken(book, { ...emptyValues(book.fields), ...request.input });
      const { actor } = request;
      await checkBookRules(trx, { book, actor, row: null, values, changed: () => true });
      return insertBookRecord(trx, book, { values, actorId: request.actor.id, now });
    },
  });
}

/**
 * The record holds the given values; what is not given stays. Refuses with 404, with 409 and the present row when it
 * has changed since it was read, with 423 when it is archived, with 422 what breaks a rule. Values equal to the
 * present ones change nothing.
 */
export function update(
  deps: Deps,
  book: Book,
  request: Step & { id: number; input: Partial<Values> & { lock_version: number } },
): Promise<AnyBookRow> {
  const { lock_version: lockVersion, ...input } = request.input;
  return changeRecord(deps, bookSource(book), {
    ...request,
    lockVersion,
    decide: async ({ trx, row, now }) => {
      const before = valuesOfRecord(book.fields, row);
      const values = { ...before, ...input } as Values;
      const fields = changedFields(book.fields, before, values);
      if (fields.length === 0) return null;
      if (row.archived_at !== null) {
        throw new Locked(`${book.kind.noun.subject} в архиве: верните из архива, чтобы изменить`);
      }
      const { actor } = request;
      await checkBookRules(trx, { book, actor, row, values, changed: (column) => fields.includes(column) });
      const set = Object.fromEntries(fields.map((name) => [name, values[name]]));
      await updateBookRecord(trx, book, { id: row.id, set, actorId: request.actor.id, now });
      return { action: `${book.kind.name}.updated` };
    },
  });
}

/**
 * The record is in no choice and no list but that of the archive, or is back in them. Refuses with 404, with 409 and
 * the present row, and with 422 a return that would repeat what has to be unique.
 */
export function setArchived(
  deps: Deps,
  book: Book,
  request: Step & { id: number; lockVersion: number; archived: boolean },
): Promise<AnyBookRow> {
  const { actor, archived } = request;
  return changeRecord(deps, bookSource(book), {
    ...request,
    decide: async ({ trx, row, now }) => {
      if ((row.archived_at !== null) === archived) return null;
      const set = archived
        ? { archived_at: now, archived_by_id: actor.id }
        : { archived_at: null, archived_by_id: null };
      await updateBookRecord(trx, book, { id: row.id, set, actorId: actor.id, now });
      return { action: `${book.kind.name}.${archived ? 'archived' : 'restored'}` };
    },
  });
}

interface Used {
  use: BookUse;
  total: number;
}

async function usesOf(db: Db | Trx, book: Book, record: BookRecord): Promise<Used[]> {
  const found: Used[] = [];
  for (const use of BOOK_USAGE[book.kind.resource as Handbook] ?? []) {
    const total = await countUse(db, use, record);
    if (total > 0) found.push({ use, total });
  }
  return found;
}

/** The record is gone for good, and the files that were its own with it; refuses with 404, 409, and with 423 what something uses. */
export function remove(
  deps: Deps,
  book: Book,
  request: Step & { id: number; lockVersion: number | null },
): Promise<void> {
  return removeRecord(deps, bookSource(book), {
    ...request,
    action: `${book.kind.name}.deleted`,
    remove: async ({ trx, row }) => {
      const used = await usesOf(trx, book, row);
      requireUnused(
        book.kind,
        row,
        used.map(({ use, total }) => ({ label: use.label, total })),
      );
      await dropFiles(trx, { type: book.kind.name, id: row.id });
      await deleteBookRecord(trx, book, row.id);
    },
  });
}

/** What uses the record and how often, with the registers this employee may open; refuses with 404. */
export async function findUsage(
  deps: Deps,
  book: Book,
  { actor, id }: { actor: Actor; id: number },
): Promise<BookUsage> {
  const record = await requireRecord(bookSource(book), deps.db, { viewer: actor, id });
  const used = await usesOf(deps.db, book, record);
  const data = used.map(({ use, total }) => {
    const isOpen = use.needs === undefined || holds(actor, use.needs);
    return { label: use.label, total, url: isOpen ? (use.url?.replace('{id}', String(id)) ?? null) : null };
  });
  return { data };
}
