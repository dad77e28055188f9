import { IconGitMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { counterpartyName, formatDate } from 'shared/format';
import { Button, ConfirmDialog, Strip, TextLink } from 'shared/ui';

import { paths } from '../paths';
import { useUndoMerge } from './merge.mutations';

/** Says what was merged into the record and gives it back; nothing once its days are over. */
export function UndoMerge({ company }: { company: Counterparty }) {
  const { undoable_merge: done } = company;
  const [isAsked, setAsked] = useState(false);
  const undoing = useUndoMerge();
  const alerts = useAlerts();
  if (done === null) return null;
  const name = counterpartyName(done.source);
  const close = () => {
    setAsked(false);
  };
  return (
    <Strip
      icon={<IconGitMerge size={16} stroke={1.75} />}
      action={
        <Button
          size="sm"
          onClick={() => {
            setAsked(true);
          }}
        >
          Отменить объединение
        </Button>
      }
    >
      {`${formatDate(done.merged_at)} присоединена запись `}
      <TextLink to={paths.counterparty(done.source.id)}>{name}</TextLink>
      {`. Отменить можно до\u00A0${formatDate(done.undo_until)}.`}
      <ConfirmDialog
        open={isAsked}
        title="Отменить объединение"
        confirmLabel="Отменить объединение"
        cancelLabel="Оставить как есть"
        busy={undoing.isPending}
        onConfirm={() => {
          undoing.mutate(company, {
            onSuccess: () => {
              alerts.success(`${name}: запись снова отдельная`);
            },
            onError: alerts.failure,
            onSettled: close,
          });
        }}
        onClose={close}
      >
        {name} вернётся из архива вместе со своими документами, счетами и людьми. Что с тех пор передали
        другим, останется у них.
      </ConfirmDialog>
    </Strip>
  );
}
