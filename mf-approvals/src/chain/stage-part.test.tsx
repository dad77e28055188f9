import type { ChainStage } from 'shared/contract/approval/approval-chain';
import { renderPage, screen, within } from 'shared/testing';

import { aSeat, aStage } from '../testing/an-approval';
import { StagePart } from './stage-part';

const person = (id: number, full_name: string) => ({ id, full_name, department_name: null });
const unasked = aSeat({
  ...{ id: 32, assignee: person(8, 'Белов Андрей Викторович'), status: 'not_needed', started_at: null },
});
const asked = aSeat({ id: 33, assignee: person(9, 'Власов Игорь Олегович'), status: 'not_needed' });

const shown = (patch: Partial<ChainStage>) => {
  const stage = aStage({ execution: 'sequential', tasks: [unasked, asked], ...patch });
  renderPage(<StagePart of={{ kind: 'agreement', id: 5 }} stage={stage} userId={1} canAnswer={false} />);
  return screen.getAllByRole('listitem').slice(1);
};
const wordOf = (line: HTMLElement | undefined) =>
  within(line ?? document.body).getByText(/^(Не требуется|Очередь не дошла)$/).textContent;

it.each(['returned', 'rejected', 'passed', 'cancelled'] as const)(
  'at a stage by turn that is %s, of whom their turn did not come to that is said',
  (status) => {
    expect(shown({ status }).map(wordOf)).toEqual(['Очередь не дошла', 'Не требуется']);
  },
);

it.each([
  ['everybody is asked at once', { execution: 'parallel', status: 'returned' }],
  ['nobody was asked yet', { status: 'cancelled', started_at: null }],
  ['the stage is passed over', { status: 'skipped' }],
] as const)('where %s, nobody waited for their turn', (_, patch) => {
  expect(shown(patch).map(wordOf)).toEqual(['Не требуется', 'Не требуется']);
});
