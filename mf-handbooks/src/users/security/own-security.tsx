import { useState } from 'react';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button, ConfirmDialog, Section, Skeleton, Strip } from 'shared/ui';

import { PasswordChangeDialog } from './password-change.dialog';
import classes from './security.module.css';
import { SessionList } from './session-list';
import { useOthersEnd } from './sessions.mutations';
import { passwordsQuery, sessionsQuery } from './sessions.queries';

function EndOthersDialog({ onClose }: { onClose: () => void }) {
  const { endOthers, isPending } = useOthersEnd(onClose);
  return (
    <ConfirmDialog
      open
      danger
      title="Завершить остальные сеансы"
      confirmLabel="Завершить остальные"
      busy={isPending}
      onConfirm={endOthers}
      onClose={onClose}
    >
      <p>На всех устройствах, кроме этого, потребуется войти заново.</p>
    </ConfirmDialog>
  );
}

function Sessions() {
  const { data, error, isPending, refetch } = useQuery(sessionsQuery);
  if (data !== undefined) return <SessionList sessions={data} />;
  if (isPending) {
    return (
      <div className={classes.wait} aria-busy aria-label="Загрузка">
        <Skeleton width="40%" />
        <Skeleton width="60%" />
      </div>
    );
  }
  return (
    <Strip
      tone="red"
      live="alert"
      action={
        <Button size="sm" onClick={() => void refetch()}>
          Повторить
        </Button>
      }
    >
      {`Список сеансов не загрузился. ${errorOf(error).message}`}
    </Strip>
  );
}

/** One's own password and the places where one is logged in. */
export function OwnSecurity() {
  const [open, setOpen] = useState<'password' | 'others' | null>(null);
  const { data } = useQuery(sessionsQuery);
  const { data: hasPasswords } = useQuery(passwordsQuery);
  const hasOthers = data?.some((session) => !session.is_current) === true;
  const close = () => {
    setOpen(null);
  };
  return (
    <Section
      title="Безопасность"
      action={
        hasPasswords === true && (
          <Button
            size="sm"
            onClick={() => {
              setOpen('password');
            }}
          >
            Сменить пароль
          </Button>
        )
      }
    >
      <Sessions />
      {hasOthers && (
        <div className={classes.others}>
          <Button
            size="sm"
            onClick={() => {
              setOpen('others');
            }}
          >
            Завершить остальные
          </Button>
        </div>
      )}
      {open === 'password' && <PasswordChangeDialog onClose={close} />}
      {open === 'others' && <EndOthersDialog onClose={close} />}
    </Section>
  );
}
