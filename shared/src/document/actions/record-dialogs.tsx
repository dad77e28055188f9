import { ConfirmDialog } from '../../ui/ui';
import type { LivingRecord } from '../record';
import { ActionDialog } from './action.dialog';
import type { RecordActionsProps } from './record-actions';

/** The questions of the actions; one set for the whole card. */
export function RecordDialogs<Rec extends LivingRecord>({
  record,
  workflow,
  state,
}: Pick<RecordActionsProps<Rec>, 'record' | 'workflow' | 'state'>) {
  const description = state.asking === null ? undefined : workflow.actions[state.asking];
  const title = `Удалить ${workflow.accusative}`;
  return (
    <>
      {state.asking !== null && description !== undefined && (
        <ActionDialog
          resource={workflow.resource}
          record={record}
          action={state.asking}
          description={description}
          known={{ ...workflow.answersOf?.(record), ...state.known }}
          choices={workflow.choicesOf?.(record, state.asking)}
          files={workflow.filesOf?.(record)}
          onClose={state.close}
        />
      )}
      <ConfirmDialog
        open={state.deleting}
        danger
        title={title}
        confirmLabel={title}
        busy={state.isRemoving}
        onConfirm={() => void state.remove()}
        onClose={state.close}
      >
        {workflow.deletion(record)}
      </ConfirmDialog>
    </>
  );
}
