import { IconDots } from '@tabler/icons-react';
import { useAlerts } from 'shared/alerts';
import type { Obligation } from 'shared/contract/obligation/obligation';
import { IconButton, Menu, type MenuEntry } from 'shared/ui';

import { useObligationAction } from './obligations.mutations';

/** What is asked about one obligation. */
export type Asked = { obligation: Obligation; what: 'edit' | 'done' | 'waive' | 'delete' };

/** What the reader may do with an obligation. */
export function ObligationMenu({
  obligation,
  onAsk,
}: {
  obligation: Obligation;
  onAsk: (asked: Asked) => void;
}) {
  const alerts = useAlerts();
  const act = useObligationAction();
  const onError = (error: unknown) => {
    alerts.failure(error);
  };
  const { can, available_actions: actions, lock_version } = obligation;
  const ask = (what: Asked['what']) => () => {
    onAsk({ obligation, what });
  };
  const reopen = () => {
    act.mutate({ id: obligation.id, action: 'reopen', body: { lock_version } }, { onError });
  };
  const entries: MenuEntry[] = [
    ...(actions.includes('mark-done') ? [{ label: 'Отметить исполнение', onSelect: ask('done') }] : []),
    ...(can.edit ? [{ label: 'Изменить', onSelect: ask('edit') }] : []),
    ...(actions.includes('reopen') ? [{ label: 'Вернуть в работу', onSelect: reopen }] : []),
    ...(actions.includes('waive')
      ? [{ label: 'Снять обязательство', danger: true, onSelect: ask('waive') }]
      : []),
    ...(can.delete ? [{ label: 'Удалить', danger: true, onSelect: ask('delete') }] : []),
  ];
  if (entries.length === 0) return null;
  return (
    <Menu
      label={`Действия: ${obligation.title}`}
      entries={entries}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          size="sm"
          label={`Действия: ${obligation.title}`}
          icon={<IconDots size={16} stroke={1.75} />}
        />
      )}
    />
  );
}
