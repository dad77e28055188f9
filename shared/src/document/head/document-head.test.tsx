import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { DocumentHead } from './document-head';

const head = (reason: string) => (
  <DocumentHead eyebrow="Предложение № 9" title="Стойки" status="Отменено" reason={reason} facts={[]} />
);
const unfold = () => screen.queryByRole('button', { name: 'Показать полностью' });

test('a reason of many words leaves its place to what is read first, and is whole when it is asked for', async () => {
  const { rerender } = render(head('Потребность отпала'));
  expect(unfold()).toBeNull();
  rerender(head('Потребность отпала. '.repeat(100)));
  const button = unfold();
  if (button === null) throw new Error('Нет кнопки');
  const text = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(text).toHaveAttribute('data-folded', 'brief');
  await userEvent.click(button);
  expect(text).not.toHaveAttribute('data-folded');
});
