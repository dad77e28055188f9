import type { ActivityLog } from '../../contract/journal/activity-log';
import { foldedSteps, stateSteps } from './state-steps';

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

test('the latest events of a longer history tell no beginning they do not hold', () => {
  const history = [event(9, 'Соколова', ['На согласовании', 'На доработке'])];
  expect(stateSteps(history, created, false).map(({ label, at }) => [label, at])).toEqual([
    ['На доработке', '2026-11-09T10:00:00Z'],
  ]);
});

test('the latest events of a longer history without a change of state tell where it stands, and of no day', () => {
  expect(stateSteps([event(9, 'Соколова')], created, false)).toEqual([
    { label: 'На доработке', by: null, at: null },
  ]);
});

const path = (...names: string[]) =>
  foldedSteps(names.map((label, at) => ({ label, by: null, at: String(at) }))).map(
    ({ label, at, repeats }) => `${label} ${at}${repeats === undefined ? '' : ` ×${String(repeats)}`}`,
  );

test('a document that came back once is told step by step', () => {
  expect(path('Черновик', 'На согласовании', 'Черновик', 'На согласовании')).toHaveLength(4);
});

test('rounds that repeat are folded, those within a round with it, and the end is where it stands', () => {
  const recalled = ['Черновик', 'На согласовании', 'Черновик', 'На согласовании', 'Черновик'];
  expect(path(...recalled)).toEqual(['Черновик 0 ×2', 'Черновик 4']);
  expect(path(...recalled, 'На согласовании', 'Согласован')).toEqual([
    'Черновик 0 ×2',
    'На согласовании 5',
    'Согласован 6',
  ]);
  const returned = ['На согласовании', 'На доработке', 'На согласовании', 'На доработке', 'На согласовании'];
  expect(path('Черновик', ...returned)).toEqual(['Черновик 0', 'На согласовании 1 ×2', 'На согласовании 5']);
  expect(path('Черновик', ...returned, 'Черновик')).toEqual(['Черновик 0 ×3', 'Черновик 6']);
});
