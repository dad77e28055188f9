import { useAlerts } from 'shared/alerts';
import { Button } from 'shared/ui';

import { useRevoke } from '../api/approvals.mutations';

interface RevokeButtonProps {
  taskId: number;
  onRevoked?: () => void;
}

/** Takes the reader's own decision back; why the server does not is said at once. */
export function RevokeButton({ taskId, onRevoked }: RevokeButtonProps) {
  const alerts = useAlerts();
  const revoke = useRevoke();
  return (
    <Button
      size="sm"
      busy={revoke.isPending}
      onClick={() => {
        revoke.mutate(
          { taskId, reason: 'Решение отменено сразу после принятия' },
          {
            onSuccess: () => {
              alerts.success('Решение отменено, документ снова ждёт вас');
              onRevoked?.();
            },
            onError: alerts.failure,
          },
        );
      }}
    >
      Отменить решение
    </Button>
  );
}
