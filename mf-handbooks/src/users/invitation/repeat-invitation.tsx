import type { User } from 'shared/contract/user/user';
import { Button, Strip } from 'shared/ui';

import { useRepeatedInvitation } from './users.mutations';

/** Says that the employee has not come yet, and writes to them once more. */
export function RepeatInvitation({ user }: { user: User }) {
  const { invite, isPending } = useRepeatedInvitation();
  return (
    <Strip
      tone="ink"
      action={
        <Button
          size="sm"
          busy={isPending}
          onClick={() => {
            invite(user.id);
          }}
        >
          Пригласить ещё раз
        </Button>
      }
    >
      Сотрудник ещё не открыл ссылку из приглашения.
    </Strip>
  );
}
