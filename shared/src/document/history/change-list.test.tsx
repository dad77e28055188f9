import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ChangeList } from './change-list';

const change = (old: string | null, value: string | null) => ({
  field: 'payment_terms',
  label: 'Условия оплаты',
  old,
  new: value,
});
const unfold = () => screen.queryByRole('button', { name: 'Показать полностью' });

it('a short change stands whole', () => {
  render(<ChangeList changes={[change('Аванс 30 %', 'Аванс 50 %')]} />);
  expect(screen.getByRole('definition')).toHaveTextContent('Аванс 30 % → Аванс 50 %');
  expect(unfold()).toBeNull();
});

it('a change of long words is folded until it is asked for, and leaves room for the events after it', async () => {
  const long = 'Оплата производится по этапам. '.repeat(25);
  render(<ChangeList changes={[change(long, `${long}Исправлено.`)]} />);
  const words = screen.getByText(/Исправлено\.$/).closest('[data-folded]');
  expect(words).toHaveTextContent(/^Оплата.*Исправлено\.$/);
  const button = screen.getByRole('button', { name: 'Показать полностью', expanded: false });
  await userEvent.click(button);
  expect(words).not.toHaveAttribute('data-folded');
  expect(button).toHaveTextContent('Свернуть');
});
