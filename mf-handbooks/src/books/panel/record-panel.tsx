import { Suspense } from 'react';
import type { AnyBookRow, Book } from 'shared/contract/books/book';
import { DocumentHistory, useLiveRecord } from 'shared/document';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { useSessionUser } from 'shared/session';
import { Button, EmptyState, KeyValue, Loader, Sheet, Strip } from 'shared/ui';

import { rowQuery } from '../api/books.queries';
import type { BookTask } from '../book-task';
import { leftAsItIs } from '../left-as-it-is';
import { StateMark } from '../list/state-mark';
import { nextNumber } from '../numbering';
import { rowWords } from '../row-text';
import type { PanelPart } from './panel-part';
import classes from './panel.module.css';
import { UsagePart } from './usage-part';

interface RecordPanelProps {
  /** What the book shows besides the fields of the row. */
  own?: PanelPart | undefined;
  book: Book;
  id: number;
  onClose: () => void;
  onTask: (task: BookTask) => void;
}

function PanelBody({ book, row, own }: { book: Book; row: AnyBookRow; own: PanelPart | undefined }) {
  const place = { resource: book.kind.resource, id: row.id };
  const items = Object.entries(book.fields)
    .filter(([name]) => name !== 'name')
    .map(([name, field]) => ({
      label: field.label,
      value: name === 'is_active' ? <StateMark row={row} /> : rowWords(name, field, row),
    }));
  const left = leftAsItIs(book, row);
  const next = nextNumber(book, row);
  const told = next === null ? items : [{ label: 'Следующий номер', value: next }, ...items];
  return (
    <>
      <section className={classes.part}>
        {left !== null && <Strip>{left}</Strip>}
        <KeyValue columns={1} items={told} />
      </section>
      {own !== undefined && (
        <section className={classes.part}>
          <h3>{own.title}</h3>
          <Suspense fallback={<Loader />}>
            <own.Part row={row} />
          </Suspense>
        </section>
      )}
      <section className={classes.part}>
        <h3>Кто использует</h3>
        <UsagePart key={row.lock_version} place={place} />
      </section>
      <section className={classes.part}>
        <h3>История</h3>
        <div className={classes.history}>
          <DocumentHistory owner={{ ...place, kind: book.kind.name }} />
        </div>
      </section>
    </>
  );
}

interface PanelActionsProps {
  row: AnyBookRow;
  isTree: boolean;
  onTask: (task: BookTask) => void;
}

function PanelActions({ row, isTree, onTask }: PanelActionsProps) {
  const { can, archived_at } = row;
  return (
    <>
      {can.delete && (
        <Button variant="danger" onClick={() => onTask({ kind: 'delete', row })}>
          Удалить
        </Button>
      )}
      {can.archive && (
        <Button onClick={() => onTask({ kind: archived_at === null ? 'archive' : 'restore', row })}>
          {archived_at === null ? 'Убрать в архив' : 'Вернуть из архива'}
        </Button>
      )}
      {isTree && can.update && <Button onClick={() => onTask({ kind: 'move', row })}>Переместить…</Button>}
      {can.update && (
        <Button variant="primary" onClick={() => onTask({ kind: 'edit', row })}>
          Изменить
        </Button>
      )}
    </>
  );
}

/** One record of a book: its fields, what uses it, its history, and what the reader may do with it. */
export function RecordPanel({ own, book, id, onClose, onTask }: RecordPanelProps) {
  const { kind } = book;
  const { data: row, error, refetch } = useQuery(rowQuery({ resource: kind.resource, id }));
  const { id: userId } = useSessionUser();
  useLiveRecord({
    entity: kind.name,
    resource: kind.resource,
    id,
    lockVersion: row?.lock_version ?? null,
    userId,
  });
  const may = row !== undefined && (row.can.update || row.can.archive || row.can.delete);
  const isMissing = error !== null && errorOf(error).status === 404;
  return (
    <Sheet
      open
      width={512}
      title={row?.name ?? kind.noun.subject}
      description={row === undefined ? undefined : kind.noun.subject}
      onClose={onClose}
      footer={may ? <PanelActions row={row} isTree={book.tree !== undefined} onTask={onTask} /> : undefined}
    >
      {row !== undefined && <PanelBody book={book} row={row} own={own} />}
      {row === undefined && error === null && <Loader size="big" />}
      {row === undefined && error !== null && (
        <EmptyState
          title={isMissing ? 'Такой записи нет' : 'Запись не загрузилась'}
          text={errorOf(error).message}
          actions={isMissing ? undefined : <Button onClick={() => void refetch()}>Повторить</Button>}
        />
      )}
    </Sheet>
  );
}
