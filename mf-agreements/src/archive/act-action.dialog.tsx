import { useState } from 'react';
import type { DestructionAct } from 'shared/contract/archive/destruction-act';
import { type ActAction, DESTRUCTION_ACT_WORKFLOW } from 'shared/contract/archive/destruction-act.workflow';
import { ACT_STATUS_LABELS } from 'shared/contract/archive/destruction-act.labels';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { errorsFromServer } from 'shared/form';
import { errorOf } from 'shared/http';
import { Button, ConfirmDialog, Dialog, Field, Strip, Textarea } from 'shared/ui';

import { recordsText } from './archive.labels';
import classes from './archive.module.css';
import { useActAction } from './archive.mutations';
import { useLeftQuestion } from './use-left-question';

export interface ActActionDialogProps {
  act: DestructionAct;
  action: ActAction;
  onClose: () => void;
}

const CHANGED = 'Акт тем временем изменил другой сотрудник. Проверьте его и повторите.';

/** Somebody was faster: what was to be done is no longer there to do. */
function GoneAction({ act, action, onClose }: ActActionDialogProps) {
  const { title, label } = DESTRUCTION_ACT_WORKFLOW.actions[action];
  return (
    <Dialog
      open
      size="sm"
      title={title ?? label}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          К акту
        </Button>
      }
    >
      <p>{`Акт уже изменил другой сотрудник. Сейчас его состояние: «${ACT_STATUS_LABELS[act.status]}».`}</p>
    </Dialog>
  );
}

/** What an action on an act asks, and what it leads to. */
export function ActActionDialog({ act, action, onClose }: ActActionDialogProps) {
  const definition = DESTRUCTION_ACT_WORKFLOW.actions[action];
  const question = definition.asks?.[0];
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const { leave, asked } = useLeftQuestion(reason.trim() !== '', onClose);
  const taking = useActAction();
  const isGone = taking.isIdle && !act.available_actions.includes(action);
  const take = async () => {
    if (question !== undefined && reason.trim() === '') {
      setMissing(REQUIRED_FIELD);
      return;
    }
    const body = { lock_version: act.lock_version, ...(reason.trim() !== '' && { reason: reason.trim() }) };
    try {
      await taking.mutateAsync({ id: act.id, action, body });
      onClose();
    } catch (error) {
      const refusal = errorOf(error);
      taking.reset();
      setProblem(
        refusal.status === 409 ? CHANGED : (errorsFromServer(refusal.errors).records ?? refusal.message),
      );
    }
  };
  if (isGone) return <GoneAction act={act} action={action} onClose={onClose} />;
  return (
    <>
      <ConfirmDialog
        open
        danger={definition.ending}
        title={definition.title ?? definition.label}
        confirmLabel={definition.label}
        // «Отменить» beside «Отменить акт» would be read as the same.
        cancelLabel="Не сейчас"
        busy={taking.isPending}
        onConfirm={() => void take()}
        onClose={leave}
      >
        <div className={classes.fields}>
          {problem !== null && (
            <Strip tone="red" live="alert">
              {problem}
            </Strip>
          )}
          <p>{definition.note ?? `В акте ${recordsText(act.records_count)}.`}</p>
          {question !== undefined && (
            <Field label={question.label} required error={missing}>
              {(control) => (
                <Textarea
                  {...control}
                  data-autofocus
                  rows={3}
                  maxLength={2000}
                  value={reason}
                  onChange={({ target }) => {
                    setReason(target.value);
                    setMissing(undefined);
                  }}
                />
              )}
            </Field>
          )}
        </div>
      </ConfirmDialog>
      {asked}
    </>
  );
}
