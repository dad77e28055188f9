import { useMemo, useState } from 'react';
import { quoted } from 'shared/contract/quotation';
import { useAlerts } from 'shared/alerts';
import { shownName, type AnyBookRow, type Book } from 'shared/contract/books/book';
import { wireName, type Field } from 'shared/contract/record/field-table';
import { AsyncSelectField, FormDialog } from 'shared/form';
import { errorOf } from 'shared/http';

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

type Above = Extract<Field, { kind: 'reference' }>;

/** The field of a tree that names the record above; null of a book that is none. */
function aboveOf({ tree, fields }: Book): { name: string; field: Above } | null {
  const field = tree === undefined ? undefined : fields[tree];
  return tree === undefined || field?.kind !== 'reference' ? null : { name: tree, field };
}

function placeOf(book: Book, row: AnyBookRow): Picked | null {
  const above = aboveOf(book);
  if (above === null) return null;
  const id = row[wireName(above.name, above.field)];
  const name = row[shownName(above.name, above.field)];
  return typeof id === 'number' ? { value: id, label: typeof name === 'string' ? name : '' } : null;
}

/** Puts a record of a tree under another one, or on top; what stands in it goes along. */
export function MoveDialog({ book, row, under, onClose, onSaved }: MoveDialogProps) {
  const [place, setPlace] = useState<Picked | null>(() =>
    under === undefined ? placeOf(book, row) : { value: under.id, label: under.name },
  );
  const [fault, setFault] = useState<string>();
  const { mutateAsync, isPending } = useSaveRow(book);
  const alerts = useAlerts();
  const above = useMemo(() => aboveOf(book), [book]);
  const source = useMemo(
    () => (above === null ? null : referableSource(above.field, row.id)),
    [above, row.id],
  );
  if (above === null || source === null) return null;
  const wire = wireName(above.name, above.field);
  const submit = async () => {
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
    <FormDialog
      size="sm"
      title={`Переместить ${book.kind.noun.accusative}`}
      description={`${quoted(row.name)} перейдёт вместе с вложенными записями.`}
      action="Переместить"
      isSending={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
