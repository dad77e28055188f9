import { useState } from 'react';
import { FormDialog, TextareaField } from 'shared/form';

import type { OriginalsDialogProps } from './originals-dialog';
import { useSettleOriginals } from './originals.mutations';
import { RefusedOriginals } from './refused-originals';

const MAX_REASON = 2000;

/** The signed originals of the chosen documents will never come back, and why. */
export default function WriteOffOriginalsDialog({ kind, rows, onClose, onDone }: OriginalsDialogProps) {
  const [reason, setReason] = useState('');
  const settle = useSettleOriginals({ kind, rows, done: 'Оригиналы списаны', onClose, onDone });
  const lacking = reason.trim() === '' ? 'Напишите, почему оригинал не вернётся' : undefined;
  const submit = () => {
    settle.mutate({ what: 'write-off', body: { ids: settle.ids, reason: reason.trim() } });
  };
  return (
    <FormDialog
      size="sm"
      title="Списать оригиналы"
      description={`${settle.counted}. Оригиналы больше не ждут; если бумага всё же придёт, её можно будет отметить полученной.`}
      action="Списать"
      isSending={settle.isPending}
      lacking={lacking}
      onSubmit={submit}
      onClose={settle.close}
    >
      <RefusedOriginals sentences={settle.refusals} />
      <TextareaField
        label="Причина"
        required
        rows={3}
        maxLength={MAX_REASON}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
