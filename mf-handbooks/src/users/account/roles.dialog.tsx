import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { RoleRow } from 'shared/contract/access/role';
import { DATA_SCOPE_LABELS } from 'shared/contract/access/roles';
import type { User } from 'shared/contract/user/user';
import { errorOf } from 'shared/http';
import { listQuery, useQuery } from 'shared/query';
import { useSessionUser } from 'shared/session';
import { DialogFooter } from 'shared/form';
import { Button, Checkbox, Dialog, Loader, Strip } from 'shared/ui';

import { useAccountChange } from '../api/user.mutations';
import classes from './account.module.css';

const ALL_ROLES = listQuery<RoleRow>({ resource: 'roles', defaults: { per_page: '100', sort: 'name' } });

interface ChoiceProps {
  held: ReadonlySet<number>;
  onChange: (held: ReadonlySet<number>) => void;
}

function RoleChoice({ held, onChange }: ChoiceProps) {
  const { data, error, refetch } = useQuery(ALL_ROLES);
  if (data === undefined && error === null) return <Loader />;
  if (data === undefined) {
    return (
      <Strip tone="red" live="alert" action={<Button onClick={() => void refetch()}>Повторить</Button>}>
        {`Список ролей не загрузился. ${errorOf(error).message}`}
      </Strip>
    );
  }
  return (
    <div className={classes.roles} role="group" aria-label="Роли">
      {data.data.map((role) => (
        <Checkbox
          key={role.id}
          label={role.name}
          note={[role.description, DATA_SCOPE_LABELS[role.data_scope]].filter(Boolean).join(' · ')}
          checked={held.has(role.id)}
          onChange={(isHeld) => {
            const next = new Set(held);
            if (isHeld) next.add(role.id);
            else next.delete(role.id);
            onChange(next);
          }}
        />
      ))}
    </div>
  );
}

/** Gives an employee roles and takes them away; rights of several roles add up. */
export function RolesDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const alerts = useAlerts();
  const isOwn = useSessionUser().id === user.id;
  // The roles are given in the version they were read at: the card behind is brought up to date meanwhile.
  const [read] = useState(user);
  const [held, setHeld] = useState<ReadonlySet<number>>(() => new Set(read.roles.map(({ id }) => id)));
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useAccountChange(user.id);
  const save = () => {
    mutate(
      { lock_version: read.lock_version, role_ids: [...held] },
      {
        onSuccess: () => {
          alerts.success('Роли назначены');
          onClose();
        },
        onError: (error) => {
          const { status, errors, message } = errorOf(error);
          if (status === 422) setRefusal(errors.role_ids?.[0] ?? message);
          else alerts.failure(error);
        },
      },
    );
  };
  return (
    <Dialog
      open
      size="md"
      title="Роли сотрудника"
      description={user.full_name}
      onClose={onClose}
      footer={
        <DialogFooter onClose={onClose} busy={isPending} onClick={save}>
          Назначить роли
        </DialogFooter>
      }
    >
      <div className={classes.stack}>
        {isOwn && <Strip tone="orange">Это ваши собственные роли: права изменятся сразу.</Strip>}
        {refusal !== null && (
          <Strip tone="red" live="alert">
            {refusal}
          </Strip>
        )}
        <RoleChoice held={held} onChange={setHeld} />
        <p className={classes.note}>
          {held.size === 0
            ? 'Без роли сотрудник войдёт, но не увидит документов.'
            : 'Права нескольких ролей складываются, охват данных берётся самый широкий.'}
        </p>
      </div>
    </Dialog>
  );
}
