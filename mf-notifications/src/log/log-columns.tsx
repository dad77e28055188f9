import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { formatDateTime } from 'shared/format';
import { Highlight, type Column } from 'shared/register';

import { ChangesCell } from './changes-cell';
import { EntityCell } from './entity-cell';

/** Columns of the journal, the moment first. */
export const logColumns: readonly Column<ActivityLog>[] = [
  {
    key: 'occurred_at',
    title: 'Когда',
    width: 204,
    isLocked: true,
    isNumeric: true,
    tone: 'muted',
    sort: 'occurred_at',
    sortsDown: true,
    cell: (line) => formatDateTime(line.occurred_at),
  },
  {
    key: 'actor_name',
    title: 'Кто',
    width: 230,
    cell: (line, { search }) => <Highlight text={line.actor_name ?? 'Система'} search={search} />,
  },
  {
    key: 'action',
    title: 'Действие',
    width: 250,
    tone: 'muted',
    wraps: true,
    cell: (line) => line.action_label,
  },
  {
    key: 'entity_label',
    title: 'Объект',
    tone: 'strong',
    wraps: true,
    cell: (line, { search }) => <EntityCell line={line} search={search} />,
  },
  { key: 'changes', title: 'Изменения', width: 190, cell: (line) => <ChangesCell line={line} /> },
];
