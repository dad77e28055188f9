import { useState, type FormEvent } from 'react';
import { TextareaField } from 'shared/form';
import { Button, Dialog } from 'shared/ui';

import type { OriginalsDialogProps } from './originals-dialog';
import classes from './originals.module.css';
import { countedOf, useSettleOriginals } from './originals.mutations';

const FORM_ID = 'write-off-originals';
const MAX_REASON = 2000;

/** The signed originals of the chosen documents will never come back, and why. */
export default function WriteOffOriginalsDialog({ kind, rows, onClose, onDone }: OriginalsDialogProps) {
  const [reason, setReason] = useState('');
  const settle = useSettleOriginals(kind, 'Оригиналы списаны', onDone);
  const lacking = reason.trim() === '' ? 'Напишите, почему оригинал не вернётся' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lacking !== undefined) return;
    const ids = rows.map(({ id }) => id);
    settle.mutate({ what: 'write-off', body: { ids, reason: reason.trim() } });
  };
  return (
    <Dialog
      open
      size="sm"
      title="Списать оригиналы"
      description={`${countedOf(kind, rows.length)}. Оригиналы больше не ждут; если бумага всё же придёт, её можно будет отметить полученной.`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Отменить
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            busy={settle.isPending}
            disabledReason={lacking}
          >
            Списать
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className={classes.fields} onSubmit={submit}>
        <TextareaField
          label="Причина"
          required
          rows={3}
          maxLength={MAX_REASON}
          value={reason}
          onChange={setReason}
        />
      </form>
    </Dialog>
  );
}
