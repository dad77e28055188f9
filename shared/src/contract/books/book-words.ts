import type { ColumnWord } from '../record/register-words';
import type { Book } from './book';

/** The columns of a book's list by its fields: the name first, its own ones, and last whether it may be chosen. */
export function bookWords(book: Book): Readonly<Record<string, ColumnWord>> {
  const sortOf = (name: string): ColumnWord['sort'] => {
    if (name === 'name') return book.tree === undefined ? true : 'tree';
    return book.columns[name]?.sorts;
  };
  const words = ['name', ...Object.keys(book.columns), 'is_active'].flatMap(
    (name): [string, ColumnWord][] => {
      const field = book.fields[name];
      return field === undefined
        ? []
        : [[name, { title: field.label, head: field.short, sort: sortOf(name) }]];
    },
  );
  return Object.fromEntries(words);
}
