import { useAlerts } from 'shared/alerts';
import { useNavigate } from 'shared/area';
import type { User } from 'shared/contract/user/user';
import { shortName } from 'shared/format';
import { ConfirmDialog } from 'shared/ui';

import { paths } from '../../paths';
import { useAccountChange, useUserDeletion } from '../api/user.mutations';

export type AccountQuestion = 'block' | 'unblock' | 'delete';

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
    delete: {
      ask: 'удалить учётную запись',
      confirm: 'Удалить',
      note: 'Сотрудник исчезнет из списков, адрес почты освободится. В документах и журнале его имя останется. Если сотрудник уходит, увольте его: тогда его дела перейдут другому.',
      done: 'Учётная запись удалена',
    },
  };

interface Props {
  user: User;
  question: AccountQuestion;
  onClose: () => void;
}

/** Asks before an account is blocked, unblocked or deleted. */
export function AccountQuestionDialog({ user, question, onClose }: Props) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const change = useAccountChange(user.id);
  const removal = useUserDeletion();
  const words = WORDS[question];
  const confirm = async () => {
    try {
      if (question === 'delete') {
        await removal.mutateAsync(user.id);
        void navigate(paths.users());
      } else {
        const status = question === 'block' ? 'blocked' : 'active';
        await change.mutateAsync({ lock_version: user.lock_version, status });
      }
      alerts.success(words.done);
    } catch (error) {
      alerts.failure(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger={question !== 'unblock'}
      title={`${shortName(user)}: ${words.ask}`}
      confirmLabel={words.confirm}
      busy={change.isPending || removal.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{words.note}</p>
    </ConfirmDialog>
  );
}
