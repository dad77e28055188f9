import { screen, waitFor, within } from '@testing-library/react';

import { aThread, openDiscussion } from './testing/discussion';

const long = (start: string) => `${start} ${'Условие уточнено в приложении. '.repeat(60)}`.trim();
const unfold = () => screen.queryAllByRole('button', { name: 'Показать полностью' });

test('a long comment, by its signs or its lines, shows its beginning and the rest when it is asked for', async () => {
  const listed = Array.from({ length: 14 }, (_, line) => `Пункт ${String(line + 1)}`).join('\n');
  const { user } = openDiscussion([
    aThread(3, { body: long('Замечания.') }),
    aThread(2, { body: listed }),
    aThread(1, { body: 'Согласен.' }),
  ]);
  await screen.findByText('Согласен.');
  expect(unfold()).toHaveLength(2);
  const [entry] = screen.getAllByRole('article');
  const within3 = within(entry as HTMLElement);
  const button = within3.getByRole('button', { name: 'Показать полностью' });
  const text = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(text).toHaveTextContent(/^Замечания\..*приложении\.$/);
  expect(text).toHaveAttribute('data-folded');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await user.keyboard('{Enter}');
  expect(text).not.toHaveAttribute('data-folded');
  const fold = within3.getByRole('button', { name: 'Свернуть', expanded: true });
  expect(fold).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(text).toHaveAttribute('data-folded');
});

test('a long comment is whole where the address leads to it, until it is folded by hand', async () => {
  const { user, network } = openDiscussion(
    [aThread(1, { body: long('Сюда.') })],
    '/agreements/412?comment=1',
  );
  network.answer({ 'GET /api/comments/1': aThread(1, { body: long('Сюда.') }) });
  await user.click(await screen.findByRole('button', { name: 'Свернуть' }));
  await waitFor(() => expect(unfold()).toHaveLength(1));
});
