import type { RegisterDefinition, RegisterRow } from '../register-definition';
import SelectionBar, { type SelectionBarProps } from '../selection/selection-bar';
import { bulkActionsOf } from './bulk-changes';

export interface BulkBarProps extends Omit<SelectionBarProps, 'actions'> {
  bulk: Pick<RegisterDefinition<RegisterRow>, 'resource' | 'noun' | 'bulkActions'>;
}

/** The bar of the chosen rows with what the reader may do to them. */
export default function BulkBar({ bulk, ...bar }: BulkBarProps) {
  const rows = [...bar.rows.values()];
  const actions = bulkActionsOf(bulk).filter(({ isAllowed }) => isAllowed !== false);
  return (
    <SelectionBar
      {...bar}
      actions={actions.map((action) => ({
        ...action,
        dialog: (close, onDone) => action.dialog(rows, close, onDone),
      }))}
    />
  );
}
