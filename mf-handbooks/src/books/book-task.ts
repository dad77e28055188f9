import type { AnyBookRow } from 'shared/contract/books/book';

import type { Picked } from './form/form-values';

/** What the reader is about to do with a book; a dialog stands open for it. */
export type BookTask =
  | { kind: 'create'; preset?: Readonly<Record<string, Picked>> }
  | { kind: 'move'; row: AnyBookRow; under?: AnyBookRow }
  | { kind: 'edit' | 'archive' | 'restore' | 'delete'; row: AnyBookRow };
