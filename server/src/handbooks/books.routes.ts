import { type AnyBookRow, type Book, bookRowPath, bookScreen } from 'shared/contract/books/book';
import { bookRow, bookUsage } from 'shared/contract/books/book-schema';
import { id } from 'shared/contract/record/field';
import { changeSchema, createSchema, wholeSchema } from 'shared/contract/record/field-schema';
import type { Field, FieldTable } from 'shared/contract/record/field-table';
import { z } from 'zod';
import type { RecordPage } from '../platform/activity/record-pages';
import { alsoNamed } from '../platform/http/also-named';
import { idParams } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { changeRoutes, readRoutes } from '../records/record-routes';
import { besideShape } from './book-beside';
import { bookList } from './book-list';
import { bookSource } from './book-source';
import { beyondReference } from './book-beyond';
import { bookChoiceRoutes } from './book-choices.routes';
import { readAccess } from './books.policy';
import { create, findUsage, remove, setArchived, update } from './books.service';

/** Any row of any book: its schema names the fields, the type only what all have in common. */
const rowOf = (book: Book) => bookRow(book) as unknown as z.ZodType<unknown, AnyBookRow>;

/** The same with what its card tells beside. */
const cardOf = (book: Book) =>
  (bookRow(book) as unknown as z.ZodObject).extend(besideShape(book)) as unknown as z.ZodType<
    unknown,
    AnyBookRow
  >;

function usageRoute(deps: Deps, book: Book): void {
  const { title, resource } = book.kind;
  route(deps.app, {
    method: 'GET',
    url: `/api/${resource}/:id/usage`,
    access: readAccess(book),
    summary: `${title}: кто использует запись`,
    params: idParams,
    response: bookUsage,
    handler: ({ actor, params }) => findUsage(deps, book, { actor, id: params.id }),
  });
}

/** The fields of a new record: what it takes of another field need not be said. */
function fieldsOfNew({ fields, taken = {} }: Book): FieldTable {
  const optional = ([name, field]: [string, Field]): [string, Field] => {
    if (!(name in taken) || field.kind !== 'text') return [name, field];
    const { required, ...open } = field;
    return [name, required === true ? open : field];
  };
  return Object.fromEntries(Object.entries<Field>(fields).map(optional));
}

function writeRoutes(deps: Deps, book: Book, rights: NonNullable<Book['rights']['change']>): void {
  const { title, resource } = book.kind;
  const named = <Output, Input>(body: z.ZodType<Output, Input>) => alsoNamed(body, book.alsoTold ?? {});
  changeRoutes(deps, {
    resource,
    title,
    rights: { create: rights.create, edit: rights.update, delete: rights.delete, act: rights.update },
    card: cardOf(book),
    bodies: {
      create: named(createSchema(fieldsOfNew(book))),
      change: named(changeSchema(book.fields)),
      whole: named(wholeSchema(book.fields, beyondReference(book))),
      action: z.strictObject({ lock_version: id }),
    },
    actions: ['archive', 'restore'],
    create: (call) => create(deps, book, call),
    update: (call) => update(deps, book, call),
    remove: (call) => remove(deps, book, call),
    act: ({ action, input, ...call }) =>
      setArchived(deps, book, {
        ...call,
        lockVersion: input.lock_version,
        archived: action === 'archive',
      }),
  });
}

/** Most kinds have no card: a row of theirs is found on the screen of its book, where that is reached without knowing the row. */
function rowPage(book: Book): RecordPage {
  const hasPlace = book.kind.path !== null || bookScreen(book) !== null;
  return { at: (rowId) => (hasPlace ? bookRowPath(book, { id: rowId }) : null), needs: book.rights.read };
}

/** Everything a book answers to: its list and its rows, and the changes of those that are changed here. */
export function bookRoutes(deps: Deps, book: Book): void {
  const source = bookSource(book);
  readRoutes(deps, {
    source,
    access: readAccess(book),
    list: bookList(book),
    rowView: (row, actor) => source.view(row, actor, ''),
    schemas: { row: rowOf(book), card: cardOf(book) },
    page: rowPage(book),
    withoutCard: book.cardElsewhere === true,
  });
  usageRoute(deps, book);
  if (book.rights.choose !== undefined) bookChoiceRoutes(deps, book);
  if (book.rights.change !== undefined) writeRoutes(deps, book, book.rights.change);
}
