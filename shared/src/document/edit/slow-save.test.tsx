import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { renderPage } from '../../testing/render-page';
import { reply, stubNetwork } from '../../testing/stub-network';
import { aLetter } from '../testing/a-letter';
import { LetterFormPage, type WholeLetter } from '../testing/a-letter-form';

const SLOW = 'Ответ идёт дольше обычного. Введённое не пропадёт.';
const letter = (patch: Partial<WholeLetter> = {}): WholeLetter => ({
  ...aLetter({ available_actions: [] }),
  pages: '3',
  lines: [],
  ...patch,
});

/** A save that has been under way for as long as it takes to be called slow; answers how to end it. */
async function hang() {
  let answer: (value: unknown) => void = () => undefined;
  stubNetwork({
    'GET /api/letters/7': letter(),
    'PATCH /api/letters/7': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const { user } = renderPage(<LetterFormPage />, {
    path: '/letters/:id/edit',
    at: '/letters/7/edit',
    routes: [{ path: '/letters/:id', element: <p>Карточка письма</p> }],
  });
  await user.type(await screen.findByLabelText(/^Тема/), '!');
  jest.useFakeTimers();
  fireEvent.keyDown(document.body, { code: 'KeyS', ctrlKey: true });
  await act(() => jest.advanceTimersByTimeAsync(4999));
  expect(screen.queryByText(SLOW)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText(SLOW)).toHaveAttribute('role', 'status');
  jest.useRealTimers();
  return (value: unknown) => act(async () => answer(value));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['refused', reply(422, { message: 'Ошибка', errors: { title: ['Слишком длинно'] } })],
  ['given up', reply(503, { message: 'Сервер не отвечает' })],
])('a slow save is said to be slow until it is %s, and what was typed stays', async (_end, answer) => {
  const end = await hang();
  await end(answer);
  await waitFor(() => {
    expect(screen.queryByText(SLOW)).not.toBeInTheDocument();
  });
  expect(screen.getByLabelText(/^Тема/)).toHaveValue('Письмо поставщику!');
});

it('a slow save that comes to its end leads on as any other', async () => {
  const end = await hang();
  await end(letter({ title: 'Письмо поставщику!', lock_version: 4 }));
  expect(await screen.findByText('Карточка письма')).toBeInTheDocument();
  expect(screen.queryByText(SLOW)).not.toBeInTheDocument();
});
