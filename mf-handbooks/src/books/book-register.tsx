import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { quoted } from 'shared/contract/quotation';
import { useAlerts } from 'shared/alerts';
import { useSearchParams } from 'shared/area';
import { rightsFor } from 'shared/contract/access/held-permissions';
import type { AnyBookRow, Book } from 'shared/contract/books/book';
import { Register } from 'shared/register';
import { useNamedPermission } from 'shared/session';

import type { BookTask } from './book-task';
import { BookTasks } from './book-tasks';
import type { Picked } from './form/form-values';
import { bookDefinition, type BookPart } from './list/book-definition';
import { ImportBookButton } from './list/import-book-button';
import { NewRecordButton } from './list/new-record-button';
import type { PanelPart } from './panel/panel-part';
import { RecordPanel } from './panel/record-panel';
import { readersBook } from './readers-book';

interface BookRegisterProps {
  book: Book;
  part?: BookPart | undefined;
  /** What a record created here begins with. */
  preset?: Readonly<Record<string, Picked>> | undefined;
  /** Stands before the button of creation. */
  actions?: ReactNode;
  /** Nothing may be added to this part of the book. */
  isClosed?: boolean | undefined;
  /** What its panel shows besides the fields of the row. */
  panel?: PanelPart | undefined;
}

/** The row whose panel the address opens; null when it opens none. */
function useOpenRow() {
  const [params, setParams] = useSearchParams();
  const text = params.get('id') ?? '';
  const open = useCallback(
    (id: number | null) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (id === null) next.delete('id');
          else next.set('id', String(id));
          return next;
        },
        { preventScrollReset: true },
      );
    },
    [setParams],
  );
  return { id: /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null, open };
}

/** The book as this person sees it: what is for its keepers is shown to whoever may create or change its records. */
function useShownBook(book: Book): Book {
  const { change } = book.rights;
  const keeping = change === undefined ? [] : [change.create, change.update].flatMap(rightsFor);
  const isKeeper = useNamedPermission(keeping);
  return useMemo(() => (isKeeper ? book : readersBook(book)), [isKeeper, book]);
}

/** A reference book: its register, the panel of a row under `?id=`, and the dialogs of what is done with rows. */
export function BookRegister({ book: whole, part, preset, actions, isClosed, panel }: BookRegisterProps) {
  const book = useShownBook(whole);
  const [task, setTask] = useState<BookTask | null>(null);
  const { id, open } = useOpenRow();
  const alerts = useAlerts();
  const definition = useMemo(
    () =>
      bookDefinition({
        book,
        part,
        createButton: (
          <>
            {actions}
            {isClosed !== true && (
              <>
                <ImportBookButton book={book} preset={preset} />
                <NewRecordButton book={book} onPress={() => setTask({ kind: 'create', preset })} />
              </>
            )}
          </>
        ),
        onTask: setTask,
        onOpen: (row) => {
          open(row.id);
        },
      }),
    [book, part, preset, actions, isClosed, open],
  );
  const saved = (row: AnyBookRow) => {
    alerts.success(`${book.kind.noun.subject}: ${quoted(row.name)} — сохранено`);
  };
  return (
    <>
      <Register definition={definition} />
      {id !== null && (
        <RecordPanel
          key={id}
          own={panel}
          book={book}
          id={id}
          onTask={setTask}
          onClose={() => {
            open(null);
          }}
        />
      )}
      <BookTasks
        book={book}
        task={task}
        onClose={() => {
          setTask(null);
        }}
        onSaved={saved}
        onGone={() => {
          if (id !== null) open(null);
        }}
      />
    </>
  );
}
