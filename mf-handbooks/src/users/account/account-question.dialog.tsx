import { useAlerts } from 'shared/alerts';
import type { User } from 'shared/contract/user/user';
import { shortName } from 'shared/format';
import { ConfirmDialog } from 'shared/ui';

import { useAccountChange } from '../api/user.mutations';

export type AccountQuestion = 'block' | 'unblock';

const WORDS: Readonly<Record<AccountQuestion, { ask: string; confirm: string; note: string; done: string }>> =
  {
    block: {
      ask: 'заблокировать',
      confirm: 'Заблокировать',
      note: 'Сотрудник сразу выйдет со всех устройств и не сможет войти, пока его не разблокируют.',
      done: 'Сотрудник заблокирован',
    },
    unblock: {
      ask: 'разблокировать',
      confirm: 'Разблокировать',
      note: 'Сотрудник снова сможет войти со своим паролем и прежними ролями.',
      done: 'Сотрудник разблокирован',
    },
  };

interface Props {
  user: User;
  question: AccountQuestion;
  onClose: () => void;
}

/** Asks before an account is blocked or unblocked. */
export function AccountQuestionDialog({ user, question, onClose }: Props) {
  const alerts = useAlerts();
  const change = useAccountChange(user.id);
  const words = WORDS[question];
  const confirm = async () => {
    try {
      const status = question === 'block' ? 'blocked' : 'active';
      await change.mutateAsync({ lock_version: user.lock_version, status });
      alerts.success(words.done);
    } catch (error) {
      alerts.failure(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger={question === 'block'}
      title={`${shortName(user)}: ${words.ask}`}
      confirmLabel={words.confirm}
      busy={change.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{words.note}</p>
    </ConfirmDialog>
  );
}
