import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import { PageHeader, usePageTitle } from 'shared/area';
import { ABSENCE_REASON_LABELS } from 'shared/contract/approval/approval.labels';
import type { Absence } from 'shared/contract/approval/absence';
import { absencePeriodText } from 'shared/contract/approval/absence-period-text';
import { errorOf } from 'shared/http';
import { MoreButton } from 'shared/next-page';
import { Badge, Button, ConfirmDialog, EmptyState, Skeleton } from 'shared/ui';

import { AbsenceDialog } from './absence.dialog';
import classes from './absences.module.css';
import { useAbsences, useDeleteAbsence } from './absences.queries';

interface LineProps {
  absence: Absence;
  onEdit: () => void;
  onDelete: () => void;
}

function AbsenceLine({ absence, onEdit, onDelete }: LineProps) {
  return (
    <li className={classes.line}>
      <div>
        <b>{absence.user.full_name}</b> {absence.is_current && <Badge>Сейчас</Badge>}
        {!absence.is_active && <Badge>Не действует</Badge>}
        <small>{`${ABSENCE_REASON_LABELS[absence.reason]}, ${absencePeriodText(absence)}`}</small>
      </div>
      <div>
        <small>Замещает</small>
        {absence.deputy.full_name}
      </div>
      <span className={classes.tools}>
        {absence.can.edit && (
          <Button size="sm" variant="ghost" onClick={onEdit}>
            Изменить
          </Button>
        )}
        {absence.can.delete && (
          <Button size="sm" variant="ghost" onClick={onDelete}>
            Удалить
          </Button>
        )}
      </span>
    </li>
  );
}

function DeleteQuestion({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const alerts = useAlerts();
  const remove = useDeleteAbsence();
  return (
    <ConfirmDialog
      open
      danger
      title="Удалить замещение"
      confirmLabel="Удалить"
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => {
        remove.mutate(absence, { onSuccess: onClose, onError: alerts.failure });
      }}
    >
      {`${absence.user.full_name}, ${absencePeriodText(absence)}. Новые задачи снова будет получать сам сотрудник. То, что заместитель уже получил, остаётся у него.`}
    </ConfirmDialog>
  );
}

/** Absences and deputies: one's own, those one stands in for, and everybody's with the right to edit accounts. */
export default function AbsencesPage() {
  usePageTitle('Замещения');
  const list = useAbsences();
  const { absences, error, isPending, refetch } = list;
  const [editing, setEditing] = useState<Absence | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Absence | null>(null);
  return (
    <div className={classes.page}>
      <PageHeader>
        <h1 className={classes.title}>Замещения</h1>
        <Button
          variant="primary"
          icon={<IconPlus size={16} stroke={1.75} />}
          onClick={() => {
            setEditing('new');
          }}
        >
          Назначить
        </Button>
      </PageHeader>
      {isPending && <Skeleton height={56} />}
      {error !== null && absences.length === 0 && (
        <EmptyState
          title="Замещения не загрузились"
          text={errorOf(error).message}
          actions={<Button onClick={() => void refetch()}>Повторить</Button>}
        />
      )}
      {!isPending && error === null && absences.length === 0 && (
        <EmptyState
          title="Замещений нет"
          text="Уезжаете в отпуск? Назначьте заместителя, и согласования не остановятся."
        />
      )}
      <ul>
        {absences.map((absence) => (
          <AbsenceLine
            key={absence.id}
            absence={absence}
            onEdit={() => {
              setEditing(absence);
            }}
            onDelete={() => {
              setDeleting(absence);
            }}
          />
        ))}
      </ul>
      <MoreButton variant="ghost" list={list} />
      {editing !== null && (
        <AbsenceDialog
          absence={editing === 'new' ? null : editing}
          onClose={() => {
            setEditing(null);
          }}
        />
      )}
      {deleting !== null && (
        <DeleteQuestion
          absence={deleting}
          onClose={() => {
            setDeleting(null);
          }}
        />
      )}
    </div>
  );
}
