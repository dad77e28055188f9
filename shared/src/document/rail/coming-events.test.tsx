import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { ComingEvents, type ComingEvent } from './coming-events';

const shown = (events: ComingEvent[]) => {
  render(
    <MemoryRouter>
      <ComingEvents events={events} today="2026-11-20" />
    </MemoryRouter>,
  );
  return screen.getAllByRole('listitem').map((line) => line.textContent.replaceAll('\u00a0', ' '));
};

test('the days to an urgent date and to any other are said alike; what is missed is said in red', () => {
  const lines = shown([
    { date: '2026-11-10', title: 'Возврат оригинала', urgent: true },
    { date: '2026-11-21', title: 'Окончание', urgent: true },
    { date: '2026-12-01', title: 'Последний день уведомить', urgent: true },
    { date: '2026-12-01', title: 'Доверенность' },
    { date: '2027-12-01', title: 'Начало' },
  ]);
  expect(lines).toEqual([
    '10.11.2026Возврат оригинала 10 дней назад',
    '21.11.2026Окончание завтра',
    '01.12.2026Последний день уведомить через 11 дней',
    '01.12.2026Доверенность через 11 дней',
    '01.12.2027Начало ',
  ]);
  expect(screen.getByText('завтра')).toHaveAttribute('data-urgent', 'true');
  expect(screen.getByText(/назад/)).toHaveClass('over');
});
