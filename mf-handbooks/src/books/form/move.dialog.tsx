import { useId, useMemo, useState, type SyntheticEvent } from 'react';
import { useAlerts } from 'shared/alerts';
import { shownName, type AnyBookRow, type Book } from 'shared/contract/books/book';
import { wireName } from 'shared/contract/record/field-table';
import { AsyncSelectField } from 'shared/form';
import { errorOf } from 'shared/http';
import { Button, Dialog } from 'shared/ui';

import { useSaveRow } from '../api/books.mutations';
import type { Picked } from './form-values';
import { referableSource } from './options.queries';

interface MoveDialogProps {
  book: Book;
  row: AnyBookRow;
  /** What it was dropped on; where it stands now unless said. */
  under?: AnyBookRow | undefined;
  onClose: () => void;
  onSaved: (row: AnyBookRow) => void;
}

function placeOf(book: Book, row: AnyBookRow): Picked | null {
  const field = book.fields[book.tree ?? ''];
  if (book.tree === undefined || field === undefined) return null;
  const id = row[wireName(book.tree, field)];
  const name = row[shownName(book.tree, field)];
  return typeof id === 'number' ? { value: id, label: typeof name === 'string' ? name : '' } : null;
}

/** Puts a record of a tree under another one, or on top; what stands in it goes along. */
export function MoveDialog({ book, row, under, onClose, onSaved }: MoveDialogProps) {
  const formId = useId();
  const [place, setPlace] = useState<Picked | null>(() =>
    under === undefined ? placeOf(book, row) : { value: under.id, label: under.name },
  );
  const [fault, setFault] = useState<string>();
  const { mutateAsync, isPending } = useSaveRow(book);
  const alerts = useAlerts();
  const tree = book.tree ?? '';
  const field = book.fields[tree];
  const source = useMemo(() => (field?.kind === 'reference' ? referableSource(field) : null), [field]);
  if (source === null || field === undefined) return null;
  const wire = wireName(tree, field);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    try {
      const body = { [wire]: place?.value ?? null, lock_version: row.lock_version };
      onSaved(await mutateAsync({ row, body, key: '' }));
    } catch (error) {
      const { errors } = errorOf(error);
      setFault(errors[wire]?.[0]);
      if (errors[wire] === undefined) alerts.failure(error);
    }
  };
  return (
    <Dialog
      open
      size="sm"
      title={`Переместить ${book.kind.noun.accusative}`}
      description={`«${row.name}» перейдёт вместе со всем, что в неё входит.`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Отменить
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            Переместить
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <AsyncSelectField<Picked>
          label="Куда"
          placeholder="Верхний уровень"
          hint="Пусто — верхний уровень"
          clearable
          value={place}
          error={fault}
          source={source}
          onLoadError={alerts.failure}
          onChange={(next) => {
            setPlace(next);
            setFault(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
