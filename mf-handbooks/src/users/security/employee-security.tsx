import { useState } from 'react';
import type { User } from 'shared/contract/user/user';
import { shortName } from 'shared/format';
import { Button, ConfirmDialog, Section } from 'shared/ui';

import { useEmployeeLogout } from './sessions.mutations';

/** What an administrator does with the sessions of somebody else. */
export function EmployeeSecurity({ user }: { user: User }) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
  };
  const { logOut, isPending } = useEmployeeLogout(close);
  return (
    <Section
      title="Безопасность"
      action={
        <Button
          size="sm"
          onClick={() => {
            setIsAsking(true);
          }}
        >
          Завершить сеансы
        </Button>
      }
    >
      <p>Если устройство потеряно или пароль стал известен другим, завершите сеансы сотрудника.</p>
      <ConfirmDialog
        open={isAsking}
        danger
        title={`${shortName(user)}: завершить все сеансы`}
        confirmLabel="Завершить сеансы"
        busy={isPending}
        onConfirm={() => {
          logOut(user.id);
        }}
        onClose={close}
      >
        <p>Сотруднику потребуется войти заново на всех устройствах.</p>
      </ConfirmDialog>
    </Section>
  );
}
