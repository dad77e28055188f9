import type { Book } from 'shared/contract/books/book';
import { IS_ACTIVE } from 'shared/contract/books/book-fields';
import type { Field } from 'shared/contract/record/field-table';
import type { FilterField } from 'shared/register';

import { optionText } from '../form/options.queries';

function filterOf(name: string, field: Field): FilterField[] {
  const { label } = field;
  switch (field.kind) {
    case 'flag': {
      const [yes, no] = field.words ?? ['Да', 'Нет'];
      return [{ kind: 'flag', name, label, yes, no }];
    }
    case 'choice':
    case 'choices': {
      const options = Object.entries(field.labels).map(([value, word]) => ({ value, label: word }));
      return [{ kind: 'choice', name, label, options }];
    }
    case 'reference':
      return [
        {
          kind: 'reference',
          name: `${name}_id`,
          label,
          resource: field.resource,
          optionLabel: (item) => optionText(field, item),
        },
      ];
    default:
      return [];
  }
}

/** By what a book is narrowed: its own fields, and whether a record may be chosen. */
export function bookFilters(book: Book): FilterField[] {
  const own = book.filters.flatMap((name) => {
    const field = book.fields[name];
    return field === undefined ? [] : filterOf(name, field);
  });
  return [
    ...own,
    ...filterOf('is_active', IS_ACTIVE),
    { kind: 'flag', name: 'archived', label: 'Архив', yes: 'Только архив', no: 'Без архива' },
  ];
}
