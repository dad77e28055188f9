import { render, screen } from '@testing-library/react';

import { StatePath, type StatePathProps } from './state-path';

const now: StatePathProps['now'] = { label: 'Черновик', tone: 'neutral', glyph: 'draft' };
const steps = [
  { label: 'Черновик', by: 'Щербакова', at: '2026-11-01T09:00:00Z', repeats: 3 },
  { label: 'Черновик', by: 'Щербакова', at: '2026-11-09T09:00:00Z' },
];

const counted = { normalizer: (text: string) => text.replaceAll('\u00a0', ' ') };

test('rounds are counted as they are where the whole history is at hand', () => {
  render(<StatePath steps={steps} now={now} />);
  expect(screen.getByText('Путь повторялся 3 раза', counted)).toBeVisible();
  expect(screen.queryByText('Начало пути — в истории')).not.toBeInTheDocument();
});

test('the latest events of a longer one count as the least there were, and the path begins before them', () => {
  render(<StatePath steps={steps} now={now} isWhole={false} />);
  expect(screen.getByText('Путь повторялся не меньше 3 раз', counted)).toBeVisible();
  expect(screen.getByText('Начало пути — в истории')).toBeVisible();
});

test('a state that is older than those events is told without a day that is not its own', () => {
  render(<StatePath steps={[{ label: 'Черновик', by: null, at: null }]} now={now} isWhole={false} />);
  expect(screen.getByText('Раньше последних событий истории')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(document.querySelector('time')).toBeNull();
});
