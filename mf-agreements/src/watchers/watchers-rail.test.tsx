import { type Watchers, watchers } from 'shared/contract/list/subscription';
import { publishUserEvent } from 'shared/realtime';
import { act, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import WatchersRail from './watchers-rail';

const LIST = '/api/subscriptions/records/agreements/5/watchers';
const GUSEV = { id: 8, full_name: 'Гусев Олег Петрович' };

function open(given: Partial<Watchers>, network: Record<string, unknown> = {}) {
  const answer = watchers.parse({
    data: [],
    can: { edit: true },
    document: { type: 'agreement', id: 5 },
    ...given,
  });
  const asked = stubNetwork({ [`GET ${LIST}`]: answer, ...network });
  return { ...renderPage(<WatchersRail kind="agreement" record={{ id: 5, lock_version: 1 }} />), asked };
}

test('a colleague who sees the document is put on the list', async () => {
  const { user, asked } = open(
    { data: [GUSEV] },
    {
      'GET /api/comments/people': {
        data: [
          { id: GUSEV.id, name: GUSEV.full_name, job_title: 'Закупщик' },
          { id: 9, name: 'Белова Инна Сергеевна', job_title: 'Юрист' },
        ],
      },
      [`PUT ${LIST}/9`]: reply(204, null),
    },
  );
  expect(await screen.findByText(/Гусев О\. ?П\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Добавить наблюдателя' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: /Сотрудник/ }));
  await user.click(await screen.findByRole('option', { name: /Белова/ }));
  expect(screen.queryByRole('option', { name: /Гусев/ })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Добавить' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(asked.requests.some(({ method, path }) => method === 'PUT' && path === `${LIST}/9`)).toBe(true);
});

test('why a colleague cannot watch stands under the field', async () => {
  const { user } = open(
    {},
    {
      'GET /api/comments/people': { data: [{ id: 9, name: 'Белова Инна Сергеевна', job_title: 'Юрист' }] },
      [`PUT ${LIST}/9`]: reply(422, {
        message: 'Проверьте заполнение полей',
        errors: { user_id: ['Сотрудник не видит эту запись'] },
      }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Добавить наблюдателя' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: /Сотрудник/ }));
  await user.click(await screen.findByRole('option', { name: /Белова/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Добавить' }));
  expect(await within(dialog).findByText('Сотрудник не видит эту запись')).toBeVisible();
});

test('whoever may not change the document takes nobody off but themselves', async () => {
  const me = { id: 1, full_name: 'Соколова Мария Дмитриевна' };
  const { user, asked } = open(
    { data: [GUSEV, me], can: { edit: false } },
    { [`DELETE ${LIST}/1`]: reply(204, null) },
  );
  expect(await screen.findByText('Вы')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Добавить наблюдателя' })).toBeNull();
  const crosses = screen.getAllByRole('button', { name: /Убрать из наблюдателей/ });
  expect(crosses).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /Убрать из наблюдателей: Соколова/ }));
  await waitFor(() => {
    expect(asked.requests.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});

test('whoever was taken off is named, though the chip went before the answer came', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { user, asked, alerts } = open(
    { data: [GUSEV] },
    {
      [`DELETE ${LIST}/8`]: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    },
  );
  await user.click(await screen.findByRole('button', { name: /Убрать из наблюдателей/ }));
  asked.answer({
    [`GET ${LIST}`]: { data: [], can: { edit: true }, document: { type: 'agreement', id: 5 } },
  });
  act(() => {
    publishUserEvent({
      kind: 'entity',
      entity: 'agreement',
      resource: 'agreements',
      id: 5,
      lock_version: 2,
      actor_id: 8,
    });
  });
  // Nobody is looked for on paper.
  expect(await screen.findByText('Пока никто не следит за изменениями.')).toHaveAttribute('data-screen');
  answer(reply(204, null));
  await waitFor(() => {
    expect(alerts()).toEqual([expect.stringMatching(/больше не наблюдает/)]);
  });
});
