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

test('the archive is told behind the state and its date, with a date of its own', () => {
  const archive = { document: { archived_at: '2026-11-30T09:00:00Z' }, destroyed: 'Уничтожено по акту' };
  const shown = (document: object) => (
    <DocumentHead
      eyebrow="Предложение № 9"
      title="Стойки"
      status="Черновик"
      reason="с 20.11.2026"
      archive={{ ...archive, document: { ...archive.document, ...document } }}
      facts={[]}
    />
  );
  const { container, rerender } = render(shown({}));
  expect(container).toHaveTextContent('Черновикс 20.11.2026В архиве с 30.11.2026');
  rerender(shown({ destroyed_at: '2026-12-01T09:00:00Z' }));
  expect(container).toHaveTextContent('с 20.11.2026Уничтожено по акту');
  rerender(shown({ archived_at: null }));
  expect(container).not.toHaveTextContent('архиве');
});
