import { useState } from 'react';

import { FormDialog } from '../../form/form-dialog';
import { TextField } from '../../form/text-field';
import type { BulkChangeProps } from './bulk-change-props';
import { useBulkChange } from './use-bulk-change';

const MAX_TAG = 50;

/** Puts one label on the chosen rows. */
export default function TagDialog(props: BulkChangeProps) {
  const [tag, setTag] = useState('');
  const change = useBulkChange(props);
  return (
    <FormDialog
      size="sm"
      title="Добавить метку"
      action="Добавить метку"
      isSending={change.isPending}
      lacking={tag.trim() === '' ? 'Введите метку' : undefined}
      onSubmit={() => change.mutate({ add_tag: tag.trim() })}
      onClose={props.onClose}
    >
      <TextField label="Метка" required value={tag} onChange={setTag} maxLength={MAX_TAG} />
    </FormDialog>
  );
}
