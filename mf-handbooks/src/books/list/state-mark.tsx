import type { AnyBookRow } from 'shared/contract/books/book';
import { IS_ACTIVE } from 'shared/contract/books/book-fields';
import { StatusMark } from 'shared/ui';

/** Whether a row may be chosen, and if not, why. */
export function StateMark({ row }: { row: Pick<AnyBookRow, 'is_active' | 'archived_at'> }) {
  const [active, inactive] = IS_ACTIVE.words;
  if (row.archived_at !== null) return <StatusMark tone="neutral" glyph="cancelled" label="В архиве" />;
  return row.is_active ? (
    <StatusMark tone="green" glyph="active" label={active} />
  ) : (
    <StatusMark tone="neutral" glyph="suspended" label={inactive} />
  );
}
