import { momentColumn, textColumn } from '../../lists/export-column';
import type { Register } from '../../lists/register-catalogue';
import type { ActivityLog } from './activity-log.service';
import { activityLogView } from './activity-logs.view';
import { JOURNAL_KINDS } from './journal-kinds.labels';
import { journalList, type SeenRow } from './journal-list';

/** The journal as a spreadsheet; no hits of the search are made of it. */
export function journalRegister(log: ActivityLog): Register<SeenRow> {
  const shown = (row: SeenRow) => activityLogView(row, log, null);
  return {
    title: 'Журнал действий',
    access: 'activity_logs.read',
    sharing: 'activity_logs.read',
    list: journalList(log),
    words: {
      columns: {},
      filters: {
        actor_id: { kind: 'reference', label: 'Кто' },
        entity_type: { kind: 'choice', label: 'Вид записи' },
        entity_id: { kind: 'reference', label: 'Запись' },
      },
      wordOf: (filter, value) => {
        if (filter === 'entity_type') return JOURNAL_KINDS[value] ?? null;
        return filter === 'action' ? log.labelOf(value) : null;
      },
    },
    columns: {
      occurred_at: momentColumn('Когда', (row) => row.occurred_at),
      actor_name: textColumn('Кто', 36, (row) => row.actor_name ?? 'Система'),
      action: textColumn('Действие', 36, (row) => log.labelOf(row.action)),
      entity_label: textColumn('Объект', 48, (row) => shown(row).entity_label),
      changes: textColumn('Изменения', 80, (row) => {
        const told = shown(row).changes.map(
          ({ label, old, new: now }) => `${label}: ${old ?? '—'} → ${now ?? '—'}`,
        );
        return told.join('\n') || null;
      }),
    },
  };
}
