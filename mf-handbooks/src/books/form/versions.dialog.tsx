import { useState } from 'react';
import type { Book } from 'shared/contract/books/book';
import { chooseVersions } from 'shared/form';
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
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const isClear = merge.conflicts.length === 0;
  const choose = (name: string, isTheirs: boolean) => {
    setTaken((before) => {
      const next = new Set(before);
      if (isTheirs) next.add(name);
      else next.delete(name);
      return next;
    });
  };
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
            onClick={() => onChoose(chooseVersions(merge, theirs, [...taken]))}
          >
            {isClear ? 'Сохранить вместе' : 'Сохранить выбранное'}
          </Button>
        </>
      }
    >
      {merge.conflicts.map((name) => (
        <fieldset key={name} className={classes.field}>
          <legend>{book.fields[name]?.label}</legend>
          {([false, true] as const).map((isTheirs) => (
            <label key={String(isTheirs)} className={classes.side}>
              <input
                type="radio"
                name={`version-${name}`}
                checked={taken.has(name) === isTheirs}
                onChange={() => choose(name, isTheirs)}
              />
              <span>
                <small>{isTheirs ? 'В справочнике' : 'У вас'}</small>
                {book.fields[name] !== undefined &&
                  formText(book.fields[name], (isTheirs ? theirs : mine)[name])}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {merge.taken.length > 0 && (
        <p className={classes.taken}>
          {`Из справочника взято без вопросов: ${merge.taken.map((name) => `«${book.fields[name]?.label ?? name}»`).join(', ')}.`}
        </p>
      )}
    </Dialog>
  );
}
