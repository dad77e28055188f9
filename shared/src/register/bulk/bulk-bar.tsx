import { useState } from 'react';

import type { BulkAnswer } from '../../contract/list/bulk-change';
import type { RegisterDefinition, RegisterRow } from '../register-definition';
import SelectionBar, { type SelectionBarProps } from '../selection/selection-bar';
import { bulkActionsOf } from './bulk-changes';
import { refusedSentences } from './refused-sentences';

export interface BulkBarProps extends Omit<SelectionBarProps, 'actions' | 'remarks'> {
  bulk: Pick<RegisterDefinition<RegisterRow>, 'resource' | 'noun' | 'bulkActions'> & {
    rowLabel(this: void, row: RegisterRow): string;
  };
}

/** The bar of the chosen rows with what the reader may do to them. What was refused stays chosen, and the bar says why. */
export default function BulkBar({ bulk, ...bar }: BulkBarProps) {
  const [refused, setRefused] = useState<BulkAnswer['refused']>([]);
  const rows = [...bar.rows.values()];
  const actions = bulkActionsOf(bulk).filter(({ isAllowed }) => isAllowed !== false);
  return (
    <SelectionBar
      {...bar}
      remarks={refusedSentences(bar.rows, refused, bulk.rowLabel)}
      actions={actions.map((action) => ({
        ...action,
        dialog: (onClose, onDone) =>
          action.dialog(rows, {
            onClose,
            onDone: () => {
              onDone();
            },
            onRefused: (stayed) => {
              const ids = new Set(stayed.map(({ id }) => id));
              setRefused(stayed);
              onDone(new Map([...bar.rows].filter(([id]) => ids.has(id))));
            },
          }),
      }))}
    />
  );
}
