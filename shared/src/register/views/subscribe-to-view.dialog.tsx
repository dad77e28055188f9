import { quoted } from '../../contract/quotation';
import { useAlerts } from '../../alerts/alerts';
import type { SavedView } from '../../contract/list/saved-view';
import { ConfirmDialog } from '../../ui/ui';
import { useIsSubscribed, useViewSubscription } from './view-subscription.mutations';

/** Asks whether to hear of what enters the view, or to hear no longer; nothing until it is known which of the two. */
export function SubscribeToView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const alerts = useAlerts();
  const isSubscribed = useIsSubscribed(view.id);
  const change = useViewSubscription(view.id);
  if (isSubscribed === undefined) return null;
  const name = quoted(view.name);
  return (
    <ConfirmDialog
      open
      title={isSubscribed ? `Отменить подписку на вид ${name}?` : `Подписаться на вид ${name}?`}
      confirmLabel={isSubscribed ? 'Отменить подписку' : 'Подписаться'}
      busy={change.isPending}
      onClose={onClose}
      onConfirm={() => {
        change.mutate(!isSubscribed, {
          onSuccess: () => {
            alerts.success(isSubscribed ? `Подписка на вид ${name} отменена` : `Вы подписаны на вид ${name}`);
            onClose();
          },
          onError: alerts.failure,
        });
      }}
    >
      {isSubscribed
        ? 'О новых записях этого вида уведомлений больше не будет.'
        : 'Когда в виде появятся новые записи, придёт уведомление: не чаще одного раза в час и только о тех записях, которые вам доступны.'}
    </ConfirmDialog>
  );
}
