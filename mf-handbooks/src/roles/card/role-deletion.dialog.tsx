import { quoted } from 'shared/contract/quotation';
import { useAlerts } from 'shared/alerts';
import { useNavigate } from 'shared/area';
import type { Role } from 'shared/contract/access/role';
import { ConfirmDialog } from 'shared/ui';

import { paths } from '../../paths';
import { useDeleteRole } from '../api/roles.mutations';
import { RoleHolders } from './role-holders';

/** Asks before a role is deleted; of one that is in use it says who has it. */
export function RoleDeletionDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const { mutate, isPending } = useDeleteRole();
  const isUsed = role.users_count > 0;
  return (
    <ConfirmDialog
      open
      danger={!isUsed}
      title={isUsed ? `Роль ${quoted(role.name)} удалить нельзя` : `Удалить роль ${quoted(role.name)}?`}
      confirmLabel={isUsed ? 'Понятно' : 'Удалить роль'}
      busy={isPending}
      onConfirm={() => {
        if (isUsed) {
          onClose();
          return;
        }
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
      {isUsed ? (
        <>
          <p>Она назначена сотрудникам. Сначала назначьте им другую роль.</p>
          <RoleHolders role={role} />
        </>
      ) : (
        <p>Вернуть роль будет нельзя.</p>
      )}
    </ConfirmDialog>
  );
}
