import { useAlerts } from 'shared/alerts';
import { useNavigate } from 'shared/area';
import type { User } from 'shared/contract/user/user';
import { shortName } from 'shared/format';
import { useQuery } from 'shared/query';
import { ConfirmDialog } from 'shared/ui';

import { paths } from '../../paths';
import { useUserDeletion } from '../api/user.mutations';
import { openWorkQuery } from '../api/user.queries';
import classes from './account.module.css';
import { OpenWorkList } from './open-work-list';

interface Props {
  user: User;
  onDismiss: () => void;
  onClose: () => void;
}

/** Asks before an account is deleted; while something waits for the employee, leads to the dismissal that hands it on. */
export function DeletionDialog({ user, onDismiss, onClose }: Props) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const removal = useUserDeletion();
  // Whoever may not dismiss may not read it either: the server refuses them with the same sentence.
  const work = useQuery({ ...openWorkQuery(user.id), enabled: user.can.dismiss });
  const lines = work.data ?? [];
  const remove = async () => {
    try {
      await removal.mutateAsync(user.id);
      alerts.success('Учётная запись удалена');
      void navigate(paths.users());
    } catch (error) {
      alerts.failure(error);
    }
    onClose();
  };
  if (lines.length > 0) {
    return (
      <ConfirmDialog
        open
        title={`${shortName(user)}: удалить пока нельзя`}
        confirmLabel="Уволить и передать дела"
        onConfirm={onDismiss}
        onClose={onClose}
      >
        <div className={classes.stack}>
          <p>За сотрудником остались открытые дела. Сначала увольте его: дела перейдут преемнику.</p>
          <OpenWorkList userId={user.id} lines={lines} />
        </div>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`${shortName(user)}: удалить учётную запись`}
      confirmLabel="Удалить"
      busy={removal.isPending || work.isLoading}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        {work.isLoading
          ? 'Проверяем, нет ли за сотрудником открытых дел.'
          : 'Сотрудник исчезнет из списков, адрес почты освободится. В документах и журнале его имя останется.'}
      </p>
    </ConfirmDialog>
  );
}
