import type { ChainStageView, ChainTemplate } from 'shared/contract/approval/chain-template';
import { chainTemplates } from 'shared/contract/books/chain-templates.book';
import { renderPage, screen, stubNetwork } from 'shared/testing';

import { aBookRow } from '../testing/book-row.builder';
import { template } from './chain-template.builder';
import RoutePart from './route-part';
import { peopleWords, stageRule } from './stage-words';

const [stage] = template.stages as [ChainStageView, ChainStageView];
const shown = (patch: Partial<ChainTemplate>) => {
  stubNetwork({ 'GET /api/chain-templates/4': { ...template, ...patch } });
  renderPage(<RoutePart row={aBookRow(chainTemplates, { id: 4 })} />);
};

test('whoever reads a template learns which documents it takes, whom it asks and by which rule', async () => {
  shown({ total_deadline_days: 3, stages: [stage] });
  expect(
    await screen.findByText(
      'Если сумма меньше 5 000 000 ₽; тип договора «Поставка»; риск контрагента: высокий',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('Срок всего согласования: 3 рабочих дня')).toBeInTheDocument();
  expect(screen.getByText('Юрист, Ответственный за документ')).toBeInTheDocument();
  expect(screen.getByText('Одновременно · все участники · срок 9 рабочих часов')).toBeInTheDocument();
});

test('a template without conditions says that it takes every document', async () => {
  const conditions = {
    ...template.conditions,
    agreement_type_ids: [],
    amount_max: null,
    counterparty_risks: [],
  };
  shown({ conditions });
  expect(await screen.findByText('Для всех документов')).toBeInTheDocument();
});

test('it says who is obligatory where the others would be enough', () => {
  expect(peopleWords({ ...stage, quorum_type: 'any' })).toBe(
    'Юрист (обязательно), Ответственный за документ',
  );
});

const [lawyer] = stage.participants;
const one = { ...lawyer, kind: 'user' } as ChainStageView['participants'][number];

test.each<[Partial<ChainStageView>, string]>([
  [
    { execution: 'sequential', quorum_type: 'count', quorum_value: 2, deadline_value: null },
    'По очереди · не меньше 2 решений',
  ],
  [{ quorum_type: 'count', quorum_value: 1, deadline_value: null }, 'Одновременно · не меньше 1 решения'],
  [
    { quorum_type: 'percent', quorum_value: 60, deadline_value: 2, deadline_unit: 'calendar_days' },
    'Одновременно · не меньше 60 % решений · срок 2 календарных дня',
  ],
  [{ participants: [one], deadline_value: 1, deadline_unit: 'working_days' }, 'Срок 1 рабочий день'],
  [{ participants: [one], action: 'sign', deadline_value: null }, 'Подписание'],
  [{ participants: [one], deadline_value: null }, ''],
])('a stage of %j is told as «%s»', (patch, words) => {
  expect(stageRule({ ...stage, ...patch }).replaceAll('\u00a0', ' ')).toBe(words);
});
