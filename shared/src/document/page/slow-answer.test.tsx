import { act, render, screen } from '@testing-library/react';

import { letterCard } from '../testing/a-letter';
import { DocumentSkeleton } from './document-states';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('a record that is long in coming is said to be waited for, and not before', () => {
  render(<DocumentSkeleton noun={letterCard.noun} />);
  act(() => jest.advanceTimersByTime(4900));
  expect(screen.queryByText(/дольше обычного/)).toBeNull();
  act(() => jest.advanceTimersByTime(100));
  expect(
    screen.getByText('Ответ идёт дольше обычного. Страница откроется, как только он придёт.'),
  ).toBeVisible();
});
