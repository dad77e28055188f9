import type { AnyBookRow, Book } from 'shared/contract/books/book';

import type { BookTask } from './book-task';
import { MoveDialog } from './form/move.dialog';
import { RecordDialog } from './form/record.dialog';
import { QuestionDialog } from './panel/question.dialog';

interface BookTasksProps {
  book: Book;
  task: BookTask | null;
  onClose: () => void;
  /** The record was made or changed. */
  onSaved?: (row: AnyBookRow) => void;
  onGone?: () => void;
}

/** The dialog of what the reader is about to do with a book. */
export function BookTasks({ book, task, onClose, onSaved, onGone }: BookTasksProps) {
  if (task === null) return null;
  if (task.kind === 'create' || task.kind === 'edit') {
    return (
      <RecordDialog
        book={book}
        row={task.kind === 'edit' ? task.row : null}
        preset={task.kind === 'create' ? task.preset : undefined}
        onClose={onClose}
        onSaved={(row) => {
          onClose();
          onSaved?.(row);
        }}
      />
    );
  }
  if (task.kind === 'move') {
    return (
      <MoveDialog
        book={book}
        row={task.row}
        under={task.under}
        onClose={onClose}
        onSaved={(row) => {
          onClose();
          onSaved?.(row);
        }}
      />
    );
  }
  return (
    <QuestionDialog
      book={book}
      row={task.row}
      kind={task.kind}
      onClose={onClose}
      onDone={(isGone) => {
        onClose();
        if (isGone) onGone?.();
      }}
    />
  );
}
