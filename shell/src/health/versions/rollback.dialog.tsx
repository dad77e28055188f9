import { useState } from 'react';
import type { AreaStatus } from 'shared/contract/release/release-status';
import { TextareaField } from 'shared/form';
import { ConfirmDialog } from 'shared/ui';

import classes from '../health.module.css';
import { useRollback } from '../releases.mutations';

interface RollbackProps {
  area: AreaStatus;
  /** The version everybody returns to. */
  target: string;
  onClose: () => void;
}

/** Ends a rollout or takes a version back, with the reason for the activity log. */
export function RollbackDialog({ area, target, onClose }: RollbackProps) {
  const [reason, setReason] = useState('');
  const { rollBack, isPending } = useRollback(onClose);
  const what =
    area.rollout === null
      ? `Вместо ${area.active ?? ''} все получат ${target}.`
      : `Выкат ${area.rollout.version} закончится, все останутся на ${target}.`;
  return (
    <ConfirmDialog
      open
      danger
      title={`${area.title}: вернуть прошлую версию`}
      confirmLabel={`Вернуть ${target}`}
      busy={isPending}
      onConfirm={() => {
        const said = reason.trim();
        rollBack({ area: area.area, ...(said !== '' && { reason: said }) });
      }}
      onClose={onClose}
    >
      <div className={classes.stack}>
        <p>{what}</p>
        <TextareaField
          label="Причина"
          hint="Останется в журнале действий и на этой странице"
          value={reason}
          onChange={setReason}
          maxLength={500}
        />
      </div>
    </ConfirmDialog>
  );
}
