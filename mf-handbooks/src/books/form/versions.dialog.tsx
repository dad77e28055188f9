import { quoted } from 'shared/contract/quotation';
import type { Book } from 'shared/contract/books/book';
import { chooseVersions, VersionsDialog } from 'shared/form';

import { formText } from './form-text';
import type { FormValues } from './form-values';
import type { BookConflict } from './use-book-editor';

interface BookVersionsDialogProps {
  book: Book;
  conflict: BookConflict;
  busy: boolean;
  onChoose: (values: FormValues) => void;
  onClose: () => void;
}

/** Both versions of a record side by side, and a choice for each field that both of us changed. */
export function BookVersionsDialog({ book, conflict, busy, onChoose, onClose }: BookVersionsDialogProps) {
  const { merge, mine, theirs } = conflict;
  const labelOf = (name: string) => book.fields[name]?.label ?? name;
  const textOf = (name: string, values: FormValues) => {
    const field = book.fields[name];
    return field === undefined ? '' : formText(field, values[name]);
  };
  const named = merge.taken.map((name) => quoted(labelOf(name))).join(', ');
  return (
    <VersionsDialog
      title={`Пока вы правили, ${book.kind.noun.accusative} изменили`}
      rows={merge.conflicts.map((name) => ({
        key: name,
        label: labelOf(name),
        mine: textOf(name, mine),
        theirs: textOf(name, theirs),
      }))}
      taken={named === '' ? [] : [`Из справочника взято без вопросов: ${named}.`]}
      place="В справочнике"
      busy={busy}
      onChoose={(chosen) => {
        const taken = merge.conflicts.filter((name) => chosen.has(name));
        onChoose(chooseVersions(merge, theirs, taken));
      }}
      onClose={onClose}
    />
  );
}
