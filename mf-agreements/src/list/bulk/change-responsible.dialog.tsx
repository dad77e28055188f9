import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import { AsyncSelectField, DialogFooter, employeeSource } from 'shared/form';
import { Dialog } from 'shared/ui';

import type { Picked } from 'shared/form';
import { idsOf, type BulkDialogProps } from './bulk-dialog';
import { useBulkChange } from './use-bulk-change';

/** Gives the chosen agreements to another person. */
export default function ChangeResponsibleDialog({ rows, onClose, onDone }: BulkDialogProps) {
  const [person, setPerson] = useState<Picked | null>(null);
  const alerts = useAlerts();
  const change = useBulkChange(onDone);
  return (
    <Dialog
      open
      size="sm"
      title="Сменить ответственного"
      onClose={onClose}
      footer={
        <DialogFooter
          onClose={onClose}
          busy={change.isPending}
          disabledReason={person === null ? 'Выберите сотрудника' : undefined}
          onClick={() => {
            if (person !== null) change.mutate({ ids: idsOf(rows), responsible_id: Number(person.value) });
          }}
        >
          Назначить ответственного
        </DialogFooter>
      }
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
    </Dialog>
  );
}
