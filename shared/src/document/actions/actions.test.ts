import { REQUIRED_FIELD } from '../../contract/record/required-field';
import type { ActionDefinitions, ActionQuestion } from '../../contract/record/workflow';
import { actionBody, askedQuestions, firstAnswers, missingAnswers } from './action-answers';
import { actionObstacle, actionPlan } from './action-plan';

const step = (label: string) => ({ label, done: label, from: ['draft'], to: null });
const life: ActionDefinitions = {
  send: { ...step('Отправить'), next: ['draft'], forward: true },
  approve: { ...step('Утвердить'), next: ['draft'] },
  copy: step('Создать копию'),
  refuse: { ...step('Отклонить'), ending: true },
};

test('the step the state waits for stands in front, what ends the document last, what is not told nowhere', () => {
  expect(actionPlan(life, 'draft', ['refuse', 'copy', 'approve', 'send', 'unheard-of'])).toEqual({
    primary: 'send',
    others: ['copy', 'approve'],
    ending: ['refuse'],
  });
  expect(actionPlan(life, 'sent', ['send', 'copy']).primary).toBeNull();
});

test('only a step forward is held up by what is not ready, and only by what forbids', () => {
  const readiness = [
    { level: 'warning', message: 'Контрагент не проверен' },
    { level: 'error', message: 'Приложите файл' },
    { level: 'error', message: 'Заполните сумму' },
  ] as const;
  expect(actionObstacle({ forward: true }, readiness)).toBe('Приложите файл. Заполните сумму');
  expect(actionObstacle({}, readiness)).toBeUndefined();
  expect(actionObstacle({ forward: true }, readiness.slice(0, 1))).toBeUndefined();
});

const questions: readonly ActionQuestion[] = [
  { name: 'reason', kind: 'reason', label: 'Причина', required: true },
  { name: 'date', kind: 'day', label: 'С какого дня', required: true },
  {
    name: 'side',
    kind: 'choice',
    label: 'Кто',
    options: { us: 'Мы', them: 'Они' },
  },
  { name: 'initiator', kind: 'reason', label: 'Примечание' },
];

test('a dialog begins with today, the first choice and what the record already tells', () => {
  expect(firstAnswers(questions, {}, '2026-11-20')).toEqual({
    reason: '',
    date: '2026-11-20',
    side: 'us',
    initiator: '',
  });
  expect(firstAnswers(questions, { side: 'them' }, '2026-11-20').side).toBe('them');
});

test('an action sends only what it asks for and what was answered', () => {
  const answers = { reason: ' Спор ', date: '2026-11-20', side: 'us', initiator: '  ', other: 'лишнее' };
  expect(actionBody(questions, answers, { lockVersion: 3 })).toEqual({
    lock_version: 3,
    reason: 'Спор',
    date: '2026-11-20',
    side: 'us',
  });
  expect(actionBody([], answers, { lockVersion: 3 })).toEqual({ lock_version: 3 });
  expect(missingAnswers(questions, { ...answers, reason: '  ', date: null })).toEqual({
    reason: REQUIRED_FIELD,
    date: REQUIRED_FIELD,
  });
});

test('a record the document names already is not asked for, and a chosen one is sent by its number', () => {
  const asked: readonly ActionQuestion[] = [
    { name: 'counterparty_id', kind: 'reference', label: 'Контрагент', resource: 'counterparties' },
    { name: 'sent_to', kind: 'text', label: 'Кому' },
  ];
  expect(askedQuestions(asked, { counterparty_id: '20' }).map(({ name }) => name)).toEqual(['sent_to']);
  expect(askedQuestions(asked, { counterparty_id: null })).toEqual(asked);
  expect(actionBody(asked, { counterparty_id: '7', sent_to: 'Орешкину' }, { lockVersion: 3 })).toEqual({
    lock_version: 3,
    counterparty_id: 7,
    sent_to: 'Орешкину',
  });
});

test('a choice that the record offers itself says in the body what it stands for', () => {
  const bank = { value: 'party-12', label: 'Банк', body: { side: 'third', party_id: 12 } };
  const told = { lockVersion: 3, choices: { side: [bank] } };
  const asked = questions.filter(({ name }) => name === 'side');
  expect(actionBody(asked, { side: 'party-12' }, told)).toEqual({
    lock_version: 3,
    side: 'third',
    party_id: 12,
  });
});
