import { useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import { FormDialog } from '../../form/form-dialog';
import { AsyncSelectField } from '../../form/options/async-select-field';
import { employeeSource } from '../../form/options/people-sources';
import type { Picked } from '../../form/options/picked';
import type { BulkChangeProps } from './bulk-change-props';
import { useBulkChange } from './use-bulk-change';

/** Gives the chosen rows to another person. */
export default function ResponsibleDialog(props: BulkChangeProps) {
  const [person, setPerson] = useState<Picked | null>(null);
  const alerts = useAlerts();
  const change = useBulkChange(props);
  return (
    <FormDialog
      size="sm"
      title="Сменить ответственного"
      action="Назначить ответственного"
      isSending={change.isPending}
      lacking={person === null ? 'Выберите сотрудника' : undefined}
      onSubmit={() => {
        if (person !== null) change.mutate({ responsible_id: Number(person.value) });
      }}
      onClose={props.onClose}
    >
      <AsyncSelectField
        label="Новый ответственный"
        required
        value={person}
        onChange={setPerson}
        source={employeeSource}
        onLoadError={alerts.failure}
        placeholder="Фамилия"
      />
    </FormDialog>
  );
}
