import { useState } from 'react';
import { TextField } from 'shared/form';

import { FormDialog } from '../../dialog/form-dialog';
import { idsOf, type BulkDialogProps } from './bulk-dialog';
import { useBulkChange } from './use-bulk-change';

const MAX_TAG = 50;

/** Puts one label on the chosen agreements. */
export default function AddTagDialog({ rows, onClose, onDone }: BulkDialogProps) {
  const [tag, setTag] = useState('');
  const change = useBulkChange(onDone);
  return (
    <FormDialog
      title="Добавить метку"
      action="Добавить метку"
      isSending={change.isPending}
      lacking={tag.trim() === '' ? 'Введите метку' : undefined}
      onSubmit={() => change.mutate({ ids: idsOf(rows), add_tag: tag.trim() })}
      onClose={onClose}
    >
      <TextField label="Метка" required value={tag} onChange={setTag} maxLength={MAX_TAG} />
    </FormDialog>
  );
}
