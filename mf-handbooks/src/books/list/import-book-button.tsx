import { rightsFor } from 'shared/contract/access/held-permissions';
import type { Book } from 'shared/contract/books/book';
import { wireName } from 'shared/contract/record/field-table';
import { ImportButton } from 'shared/register';

import type { Picked } from '../form/form-values';

interface ImportBookButtonProps {
  book: Book;
  /** What every record of this part of the book holds. */
  preset: Readonly<Record<string, Picked>> | undefined;
}

/** «Загрузить из файла» of a book; inside a part of it every row goes where the part is. */
export function ImportBookButton({ book, preset = {} }: ImportBookButtonProps) {
  const { kind, fields, rights } = book;
  const { change } = rights;
  if (change === undefined) return null;
  const said = Object.entries(preset).flatMap(([name, { value, label }]) => {
    const field = fields[name];
    return field === undefined ? [] : [{ name: wireName(name, field), value, label }];
  });
  const [first] = said;
  return (
    <ImportButton
      resource={kind.resource}
      what={first === undefined ? kind.noun.forms[2] : `${kind.noun.forms[2]} в «${first.label}»`}
      rights={{ create: rightsFor(change.create), update: rightsFor(change.update) }}
      given={said.length === 0 ? undefined : Object.fromEntries(said.map(({ name, value }) => [name, value]))}
    />
  );
}
