import type { AnyBookRow, Book } from 'shared/contract/books/book';
import { documentTypes } from 'shared/contract/books/document-types.book';
import { counted } from 'shared/format';

/** The field whose change leaves something of a type of documents as it was. */
const NARROWED = 'allowed_extensions';

/** What does not keep to a record of the book though it is tied to it; null where everything does. */
export function leftAsItIs(book: Book, row: AnyBookRow): string | null {
  const { unfit_files: files } = row;
  if (book.kind.name !== documentTypes.kind.name || typeof files !== 'number' || files === 0) return null;
  return `Приложенные раньше файлы с другими расширениями остаются как есть: ${counted(files, ['файл', 'файла', 'файлов'])}`;
}

/** The same, said once after the change that has brought it about. */
export function leftByChange(book: Book, saved: AnyBookRow, names: readonly string[]): string | null {
  return names.includes(NARROWED) ? leftAsItIs(book, saved) : null;
}
