import { useAlerts } from 'shared/alerts';
import type { User } from 'shared/contract/user/user';
import { shortName } from 'shared/format';
import { ConfirmDialog } from 'shared/ui';

import { useAccountChange, useReinstatement } from '../api/user.mutations';

export type AccountQuestion = 'block' | 'unblock' | 'reinstate';

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
    reinstate: {
      ask: 'вернуть на работу',
      confirm: 'Вернуть и пригласить',
      note: 'Сотруднику уйдёт письмо с приглашением. Ролей не будет, пока их не назначат; дела, переданные при увольнении, останутся у преемника.',
      done: 'Сотрудник снова работает, приглашение отправлено',
    },
  };

interface Props {
  user: User;
  question: AccountQuestion;
  onClose: () => void;
}

/** Asks before an account is blocked or unblocked, or somebody who was dismissed is invited again. */
export function AccountQuestionDialog({ user, question, onClose }: Props) {
  const alerts = useAlerts();
  const change = useAccountChange(user.id);
  const reinstatement = useReinstatement(user.id);
  const words = WORDS[question];
  const confirm = async () => {
    try {
      const { lock_version } = user;
      if (question === 'reinstate') await reinstatement.mutateAsync({ lock_version });
      else await change.mutateAsync({ lock_version, status: question === 'block' ? 'blocked' : 'active' });
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
      busy={change.isPending || reinstatement.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{words.note}</p>
    </ConfirmDialog>
  );
}
