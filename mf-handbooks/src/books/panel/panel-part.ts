import type { ComponentType } from 'react';
import type { AnyBookRow } from 'shared/contract/books/book';

/** What the panel of one book shows besides the fields of the row. */
export interface PanelPart {
  title: string;
  Part: ComponentType<{ row: AnyBookRow }>;
}
