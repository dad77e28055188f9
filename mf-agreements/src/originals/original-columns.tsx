import type { OriginalsStatus } from 'shared/contract/agreement/agreement-status';
import { originalState } from 'shared/contract/agreement/original-state';
import type { ColumnWord } from 'shared/contract/record/register-words';
import { registerColumns, type Column } from 'shared/register';

import { DayCell } from '../agreement/day-cell';

interface WithOriginal {
  originals_status: OriginalsStatus;
  originals_due_at?: string | null | undefined;
  originals_sent_by_name?: string | null | undefined;
}

type Key = 'originals_due_at' | 'originals_sent_by_name' | 'originals_status';

/** What is still waited for has its days counted. */
const isCounted = ({ originals_status: status }: WithOriginal) =>
  status !== 'received' && status !== 'written_off';

/** When the original is to come back, and who sent it: shown by themselves where originals are looked for. */
export function originalColumns<Row extends WithOriginal>(
  words: Readonly<Record<Key, ColumnWord>>,
  isHidden: boolean,
): readonly Column<Row>[] {
  const { column, textColumn } = registerColumns<Row, Key>(words);
  return [
    column('originals_due_at', (row) => <DayCell day={row.originals_due_at} counted={isCounted(row)} />, {
      width: 208,
      isNumeric: true,
      isHidden,
    }),
    textColumn('originals_sent_by_name', (row) => row.originals_sent_by_name ?? null, {
      width: 140,
      tone: 'muted',
      isHidden,
    }),
  ];
}

/** Where the original is, in a word; shown when the reader asks for it. */
export function originalStatusColumn<Row extends WithOriginal>(
  words: Readonly<Record<Key, ColumnWord>>,
): Column<Row> {
  const { textColumn } = registerColumns<Row, Key>(words);
  return textColumn('originals_status', originalState, { width: 150, isHidden: true });
}
