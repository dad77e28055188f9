import type { ActivityLog } from 'shared/contract/activity-log';
import { formatDateTime } from 'shared/format';
import { Register, type RegisterDefinition } from 'shared/register';

import { logDefaults } from '../log-defaults';
import { logColumns } from './log-columns';
import { VerifyButton } from './verify-button';

const definition: RegisterDefinition<ActivityLog> = {
  resource: 'activity-logs',
  title: 'Журнал действий',
  noun: { forms: ['запись', 'записи', 'записей'], dative: ['записи', 'записям'] },
  defaults: logDefaults,
  columns: logColumns,
  filters: [
    { kind: 'date', name: 'occurred_at', label: 'Когда' },
    {
      kind: 'reference',
      name: 'actor_id',
      label: 'Кто',
      resource: 'users',
      optionLabel: (user) => String(user.full_name),
    },
  ],
  rowLabel: (line) => `${line.action_label}: ${line.entity_label}`,
  phoneRow: (line) => ({
    title: line.entity_label,
    second: line.action_label,
    third: line.actor_name ?? 'Система',
    thirdEnd: formatDateTime(line.occurred_at),
  }),
  searchPlaceholder: 'Объект или сотрудник',
  emptyText: 'Записей ещё нет',
  createButton: <VerifyButton />,
};

/** Who did what and when: the append-only journal, with the check that nobody has touched it. */
export default function ActivityLogsPage() {
  return <Register definition={definition} />;
}
