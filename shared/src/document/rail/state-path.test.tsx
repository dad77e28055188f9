import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

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

test('a long path is folded and told whole when it is asked for; a short one is never folded', async () => {
  const names = ['Черновик', 'На согласовании', 'Согласован', 'Подписан'];
  const path = names.map((label, at) => ({ label, by: null, at: `2026-11-0${String(at + 1)}T09:00:00Z` }));
  const user = userEvent.setup();
  const { rerender } = render(<StatePath steps={path} now={now} />);
  const more = screen.getByRole('button', { name: 'Показать весь путь', hidden: true });
  const line = screen.getByRole('list');
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(line).toHaveAttribute('data-folded');
  await user.click(more);
  expect(more).toHaveTextContent('Свернуть путь');
  expect(line).not.toHaveAttribute('data-folded');
  rerender(<StatePath steps={path.slice(1)} now={now} />);
  expect(screen.queryByRole('button', { hidden: true })).not.toBeInTheDocument();
});
