import type { AnyBookRow } from 'shared/contract/books/book';
import { IS_ACTIVE } from 'shared/contract/books/book-fields';
import { daysUntil } from 'shared/format';
import { StatusMark } from 'shared/ui';

type Row = Pick<AnyBookRow, 'is_active' | 'archived_at'> & { valid_from?: unknown; valid_to?: unknown };

/** Days from today to a day of the row; null of a row without one. */
const until = (day: unknown) => (typeof day === 'string' ? daysUntil(day) : null);

/** Whether a row may be chosen, and if not, why: it is put away, switched off, or its days are over or yet to come. */
export function StateMark({ row }: { row: Row }) {
  const [active, inactive] = IS_ACTIVE.words;
  if (row.archived_at !== null) return <StatusMark tone="neutral" glyph="cancelled" label="В архиве" />;
  if (!row.is_active) return <StatusMark tone="neutral" glyph="suspended" label={inactive} />;
  if ((until(row.valid_to) ?? 0) < 0) {
    return <StatusMark tone="neutral" glyph="expired" label="Срок прошёл" />;
  }
  if ((until(row.valid_from) ?? 0) > 0) {
    return <StatusMark tone="neutral" glyph="draft" label="Ещё не настал" />;
  }
  return <StatusMark tone="green" glyph="active" label={active} />;
}
