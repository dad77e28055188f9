import type { BookKind } from 'shared/contract/books/book';
import { quoted } from 'shared/contract/quotation';
import { Locked } from '../platform/http/errors';

const IT = { masculine: 'Его', feminine: 'Её', neuter: 'Его' } as const;

/** Returns when nothing uses the record; refuses with 423 and a sentence that names what does. */
export function requireUnused(
  { noun }: BookKind,
  record: { name: string },
  uses: readonly { label: string; total: number }[],
): void {
  if (uses.length === 0) return;
  const where = uses.map(({ label, total }) => `${label.toLowerCase()} — ${String(total)}`).join('; ');
  throw new Locked(
    `${noun.subject} ${quoted(record.name)} используется, удалить нельзя: ${where}. ${IT[noun.gender]} можно убрать в архив`,
  );
}
