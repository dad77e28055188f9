import { useState, type FormEvent } from 'react';
import { TextField } from 'shared/form';
import { Button, Dialog } from 'shared/ui';

import { idsOf, type BulkDialogProps } from './bulk-dialog';
import { useBulkChange } from './use-bulk-change';

const FORM_ID = 'bulk-tag';
const MAX_TAG = 50;

/** Puts one label on the chosen agreements. */
export default function AddTagDialog({ rows, onClose, onDone }: BulkDialogProps) {
  const [tag, setTag] = useState('');
  const change = useBulkChange(onDone);
  const isEmpty = tag.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) change.mutate({ ids: idsOf(rows), add_tag: tag.trim() });
  };
  return (
    <Dialog
      open
      size="sm"
      title="Добавить метку"
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
            busy={change.isPending}
            disabledReason={isEmpty ? 'Введите метку' : undefined}
          >
            Добавить метку
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit}>
        <TextField label="Метка" required value={tag} onChange={setTag} maxLength={MAX_TAG} autoFocus />
      </form>
    </Dialog>
  );
}
