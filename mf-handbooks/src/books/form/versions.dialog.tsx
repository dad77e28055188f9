import { useState } from 'react';
import type { Book } from 'shared/contract/books/book';
import { chooseVersions, ConflictTable, type ConflictSide } from 'shared/form';
import { Button, Dialog } from 'shared/ui';

import { formText } from './form-text';
import type { FormValues } from './form-values';
import type { BookConflict } from './use-book-editor';
import classes from './versions.module.css';

interface VersionsDialogProps {
  book: Book;
  conflict: BookConflict;
  busy: boolean;
  onChoose: (values: FormValues) => void;
  onClose: () => void;
}

/** Both versions of a record side by side, and a choice for each field that both of us changed. */
export function VersionsDialog({ book, conflict, busy, onChoose, onClose }: VersionsDialogProps) {
  const { merge, mine, theirs } = conflict;
  const [chosen, setChosen] = useState<Readonly<Record<string, ConflictSide>>>({});
  const isClear = merge.conflicts.length === 0;
  const textOf = (name: string, values: FormValues) => {
    const field = book.fields[name];
    return field === undefined ? '' : formText(field, values[name]);
  };
  const rows = merge.conflicts.map((name) => ({
    key: name,
    label: book.fields[name]?.label ?? name,
    mine: textOf(name, mine),
    theirs: textOf(name, theirs),
  }));
  const taken = merge.conflicts.filter((name) => chosen[name] === 'theirs');
  return (
    <Dialog
      open
      keepOpen
      size="lg"
      title="Пока вы правили, запись изменили"
      description={
        isClear
          ? 'Ваши изменения не пересекаются с чужими, их можно сохранить вместе.'
          : 'Выберите, что сохранить в каждом поле.'
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Вернуться к правке
          </Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => onChoose(chooseVersions(merge, theirs, taken))}
          >
            {isClear ? 'Сохранить вместе' : 'Сохранить выбранное'}
          </Button>
        </>
      }
    >
      {!isClear && (
        <ConflictTable
          rows={rows}
          chosen={chosen}
          place="В справочнике"
          onChoose={(name, side) => {
            setChosen((before) => ({ ...before, [name]: side }));
          }}
        />
      )}
      {merge.taken.length > 0 && (
        <p className={classes.taken}>
          {`Из справочника взято без вопросов: ${merge.taken.map((name) => `«${book.fields[name]?.label ?? name}»`).join(', ')}.`}
        </p>
      )}
    </Dialog>
  );
}
