import type { AnyBookRow, Book } from 'shared/contract/books/book';
import type { Field } from 'shared/contract/record/field-table';
import { TouchedNotice } from 'shared/document-form';
import { FormDialog, LeaveDialog, useLeaveGuard, type FormState } from 'shared/form';

import { passedStart } from '../numbering';
import { BookField } from './book-field';
import classes from './book-form.module.css';
import type { FormValues, Picked } from './form-values';
import { useBookEditor } from './use-book-editor';
import { BookVersionsDialog } from './versions.dialog';

interface RecordDialogProps {
  book: Book;
  /** Null of a new record. */
  row: AnyBookRow | null;
  preset?: Readonly<Record<string, Picked>> | undefined;
  onClose: () => void;
  onSaved: (row: AnyBookRow) => void;
}

const WIDE = new Set(['long_text', 'choices', 'tags', 'references', 'marks']);

function placeOf(name: string, field: Field): string | undefined {
  const isComposed = field.kind === 'text' && field.composed !== undefined;
  if (name === 'name' || WIDE.has(field.kind) || isComposed) return classes.wide;
  return field.kind === 'flag' && field.words === undefined ? classes.mark : undefined;
}

/** The fields of a record, each as its kind asks. */
function RecordFields({
  book,
  row,
  form,
}: Pick<RecordDialogProps, 'book' | 'row'> & { form: FormState<FormValues> }) {
  return (
    <>
      {Object.entries(book.fields).map(([name, field]) => (
        <BookField
          key={name}
          name={name}
          field={field}
          className={placeOf(name, field)}
          moved={name === book.tree ? row?.id : undefined}
          value={form.values[name] ?? null}
          error={form.errors[name]}
          doubt={name === 'start_value' ? passedStart(book, row, form.values) : null}
          onChange={(value) => form.change({ [name]: value })}
          onInvalid={(message) => form.misread(name, message)}
          onBlur={() => form.leave(name)}
        />
      ))}
    </>
  );
}

/** A record of a book as a form made from its fields: new, or as it was read. */
export function RecordDialog({ book, row, preset, onClose, onSaved }: RecordDialogProps) {
  const { name: kind, resource, noun } = book.kind;
  const editor = useBookEditor({ book, row, preset, onSaved });
  const { form, busy, conflict } = editor;
  const guard = useLeaveGuard(form.dirty);
  if (conflict !== null) {
    return (
      <BookVersionsDialog
        book={book}
        conflict={conflict}
        busy={busy}
        onChoose={editor.settle}
        onClose={editor.backToForm}
      />
    );
  }
  return (
    <>
      <FormDialog
        keepOpen
        title={row === null ? `Создание ${noun.genitive}` : row.name}
        description={row === null ? undefined : `Изменение ${noun.genitive}`}
        action={row === null ? 'Создать' : 'Сохранить'}
        isSending={busy}
        className={classes.form}
        loss={form.dirty ? 'Изменения не попадут в справочник и будут потеряны.' : null}
        onSubmit={editor.submit}
        onClose={onClose}
      >
        <TouchedNotice
          {...{ kind, resource, noun }}
          record={editor.standing}
          lockVersion={editor.lockVersion}
          dirty={form.dirty}
        />
        <RecordFields {...{ book, form }} row={editor.standing} />
      </FormDialog>
      <LeaveDialog guard={guard} draftKept={false} />
    </>
  );
}
