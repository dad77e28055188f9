import type { ActivityLog } from '../../contract/journal/activity-log';
import { stateSteps } from './state-steps';

const event = (id: number, actor: string | null, change?: [string | null, string]): ActivityLog => ({
  id,
  occurred_at: `2026-11-${String(id).padStart(2, '0')}T10:00:00Z`,
  actor_id: actor === null ? null : 1,
  actor_name: actor,
  action: 'agreement.updated',
  action_label: 'Изменение договора',
  entity_type: 'agreement',
  entity_id: 5,
  entity_label: 'Договор',
  entity_url: null,
  changes: change === undefined ? [] : [{ field: 'status', label: 'Статус', old: change[0], new: change[1] }],
});
const created = { label: 'На доработке', by: 'Щербакова', at: '2026-11-01T09:00:00Z' };
const labels = (history: ActivityLog[]) => stateSteps(history, created).map((step) => step.label);

test('a document that never moved has one step: the state it is in', () => {
  expect(labels([event(2, 'Щербакова')])).toEqual(['На доработке']);
});

test('each change of the status is a step, from the state it began in', () => {
  const history = [
    event(9, 'Соколова', ['На согласовании', 'На доработке']),
    event(7, 'Щербакова'),
    event(5, 'Щербакова', ['Черновик', 'На согласовании']),
  ];
  expect(labels(history)).toEqual(['Черновик', 'На согласовании', 'На доработке']);
  expect(stateSteps(history, created)[2]).toEqual({
    label: 'На доработке',
    by: 'Соколова',
    at: '2026-11-09T10:00:00Z',
  });
});

test('a creation logged as a change from nothing is the first step itself', () => {
  expect(
    labels([event(2, null, ['Черновик', 'Действует']), event(1, 'Щербакова', [null, 'Черновик'])]),
  ).toEqual(['Черновик', 'Действует']);
});
