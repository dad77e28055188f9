import { quoted } from 'shared/contract/quotation';
import { useAlerts } from 'shared/alerts';
import { useNavigate } from 'shared/area';
import type { Role } from 'shared/contract/access/role';
import { ConfirmDialog } from 'shared/ui';

import { paths } from '../../paths';
import { RefusalDialog } from '../../refusal.dialog';
import { useDeleteRole } from '../api/roles.mutations';
import classes from '../rights/rights.module.css';
import { RoleHolders } from './role-holders';

interface RoleDeletionProps {
  role: Role;
  onClose: () => void;
}

function DeletionQuestion({ role, onClose }: RoleDeletionProps) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const { mutate, isPending } = useDeleteRole();
  return (
    <ConfirmDialog
      open
      danger
      title={`Удалить роль ${quoted(role.name)}?`}
      confirmLabel="Удалить роль"
      busy={isPending}
      onConfirm={() => {
        mutate(role.id, {
          onSuccess: () => {
            alerts.success(`Роль ${quoted(role.name)} удалена`);
            void navigate(paths.roles());
          },
          onError: (error) => {
            alerts.failure(error);
            onClose();
          },
        });
      }}
      onClose={onClose}
    >
      <p>Вернуть роль будет нельзя.</p>
    </ConfirmDialog>
  );
}

/** Asks before a role is deleted; of one that is in use it says who has it. */
export function RoleDeletionDialog({ role, onClose }: RoleDeletionProps) {
  if (role.users_count === 0) return <DeletionQuestion role={role} onClose={onClose} />;
  return (
    <RefusalDialog title={`Роль ${quoted(role.name)} удалить нельзя`} onClose={onClose}>
      <div className={classes.inUse}>
        <p>Она назначена сотрудникам. Сначала назначьте им другую роль.</p>
        <RoleHolders role={role} />
      </div>
    </RefusalDialog>
  );
}
