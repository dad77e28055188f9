import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { FormDialog } from 'shared/form';
import { errorOf } from 'shared/http';
import { Field, Textarea } from 'shared/ui';

import { useForward } from '../api/approvals.mutations';
import { ColleagueField, type Colleague } from './colleague-field';
import type { Decided } from './use-decide';

interface ForwardDialogProps {
  taskId: number;
  decided?: Decided | undefined;
  onClose: () => void;
}

/** Lets another employee decide instead, with a word why. */
export function ForwardDialog({ taskId, decided, onClose }: ForwardDialogProps) {
  const alerts = useAlerts();
  const forward = useForward();
  const [colleague, setColleague] = useState<Colleague | null>(null);
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string | undefined>();
  const submit = () => {
    if (colleague === null) {
      setError(REQUIRED_FIELD);
      return;
    }
    decided?.onGiving(taskId);
    forward.mutate(
      { taskId, userId: colleague.value, comment: comment.trim() },
      {
        onSuccess: () => {
          alerts.success(`Передано: ${colleague.label}`);
          onClose();
          decided?.onForwarded(taskId);
        },
        onError: (failed) => {
          const { status, errors } = errorOf(failed);
          const refused = status === 422 ? errors.user_id?.[0] : undefined;
          if (refused === undefined) alerts.failure(failed);
          else setError(refused);
        },
        onSettled: () => {
          decided?.onGiving(null);
        },
      },
    );
  };
  return (
    <FormDialog
      title="Передать решение"
      description="Решение примет выбранный сотрудник, в листе согласования останетесь и вы."
      action="Передать"
      isSending={forward.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ColleagueField
        label="Кому"
        value={colleague}
        error={error}
        onChange={(chosen) => {
          setColleague(chosen);
          setError(undefined);
        }}
      />
      <Field label="Комментарий">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={comment}
            onChange={({ target }) => {
              setComment(target.value);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
