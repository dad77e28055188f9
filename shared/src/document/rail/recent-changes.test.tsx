import type { ActivityLog } from '../../contract/journal/activity-log';
import { renderPage, screen, stubNetwork } from '../../testing/testing';
import { RecentChanges } from './recent-changes';

const anEvent = (id: number, action: string, labels: Record<string, string>): ActivityLog => ({
  id,
  occurred_at: '2026-11-20T09:00:00.000Z',
  actor_id: 1,
  actor_name: 'Щербакова Елена Андреевна',
  action: 'agreement.changed',
  action_label: action,
  entity_type: 'agreement',
  entity_id: 7,
  entity_label: 'Договор',
  entity_url: null,
  changes: Object.entries(labels).map(([field, label]) => ({ field, label, old: null, new: '1' })),
});

/** What each event of the list says it has changed. */
function told(history: readonly ActivityLog[]) {
  stubNetwork({});
  renderPage(<RecentChanges history={history} />);
  return screen.getAllByRole('listitem').map((item) => item.querySelector('small')?.textContent ?? null);
}

test('a change names its fields, a step nothing but what it changed beside the status', () => {
  const history = [
    anEvent(3, 'Приостановление договора', { status: 'Статус', suspended_reason: 'Причина' }),
    anEvent(2, 'Отправка договора на согласование', { status: 'Статус' }),
    anEvent(1, 'Изменение договора', { title: 'Название', amount: 'Сумма' }),
  ];
  expect(told(history)).toEqual(['Причина', null, 'Название, Сумма']);
});

test('a file that came, went or got another name is told by its name', () => {
  const ofFile = (id: number, old: string | null, now: string | null): ActivityLog => ({
    ...anEvent(id, 'Добавление файла', {}),
    changes: [{ field: 'file', label: 'Приложение', old, new: now }],
  });
  const history = [
    ofFile(3, null, 'Акт.pdf'),
    ofFile(2, 'Смета.pdf', null),
    ofFile(1, 'скан.pdf', 'Договор.pdf'),
  ];
  expect(told(history)).toEqual(['Акт.pdf', 'Смета.pdf', 'Договор.pdf']);
});
