import { renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { aChain, aTask, NOTHING_TO_OVERSEE, inboxOf } from '../../testing/an-approval';
import InboxPage from '../inbox.page';

const labelled = (id: number, label: string) => ({
  kind: 'agreement',
  id,
  label,
  url: `/agreements/${String(id)}`,
});
const able = aTask({ id: 31, document: labelled(5, 'Договор № 12 «Реле»'), amount: '1000.00' });
const other = aTask({
  id: 41,
  document: labelled(6, 'Договор № 7 «Лизинг»'),
  amount: '250.50',
  chain_lock_version: 9,
});
const risky = aTask({
  id: 51,
  document: labelled(7, 'Договор № 8 «Аренда»'),
  bulk_obstacle: 'У документа есть риски: откройте его',
  can: { vote: true, revoke: false, forward: true, add: false, bulk_approve: false },
});

function opened(answer: unknown) {
  const stub = stubNetwork({
    'GET /api/approval-tasks': inboxOf(able, other, risky),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
    'POST /api/approval-tasks/bulk-approve': answer,
  });
  const page = renderPage(<InboxPage />, { at: '/approvals' });
  return { ...page, posted: () => stub.requests.filter(({ path }) => path.endsWith('/bulk-approve')) };
}

it('approves the chosen documents with one confirmation, as they were shown, and says what became of each', async () => {
  const { user, posted } = opened({
    data: [
      { task_id: 31, document: able.document, is_approved: true, message: null },
      {
        task_id: 41,
        document: other.document,
        is_approved: false,
        message: 'По документу что-то изменилось',
      },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Выбрать несколько' }));
  await user.click(screen.getByRole('button', { name: 'Все без рисков' }));
  const risk = screen.getByRole('checkbox', { name: /Аренда/ });
  expect(risk).toBeDisabled();
  expect(risk).toHaveAccessibleDescription('У документа есть риски: откройте его');
  expect(screen.getByRole('toolbar', { name: 'Выбранные документы' })).toHaveTextContent('1 250,50');
  await user.click(screen.getByRole('button', { name: 'Согласовать 2\u00a0документа' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Согласовать 2\u00a0документа' }));
  // A narrow dialog parts no number from its sign.
  expect(dialog.getByRole('link', { name: 'Договор №\u00a07 «Лизинг»' })).toBeInTheDocument();
  expect(dialog.queryByText(/Аренда/)).toBeNull();
  expect(posted()).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Согласовать 2\u00a0документа' }));
  expect(await dialog.findByText('По документу что-то изменилось')).toBeInTheDocument();
  expect(dialog.getByText(/^Принято на сумму/)).toHaveTextContent('Принято на сумму 1 000,00 ₽');
  expect(screen.getByText(/Решение принято: 1 документ, не принято: 1 документ/)).toBeInTheDocument();
  expect(posted().map(({ body }) => body)).toEqual([
    {
      tasks: [
        { id: 31, chain_lock_version: 4 },
        { id: 41, chain_lock_version: 9 },
      ],
    },
  ]);
  expect(dialog.getByRole('button', { name: 'Вернуться к списку' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});

it('keeps the choice when the confirmation was refused', async () => {
  const { user } = opened(() => reply(422, { message: 'Выберите документы с одинаковым действием' }));
  await user.click(await screen.findByRole('button', { name: 'Выбрать несколько' }));
  await user.click(screen.getByRole('checkbox', { name: /Реле/ }));
  await user.click(screen.getByRole('button', { name: 'Согласовать 1\u00a0документ' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Согласовать 1\u00a0документ' }));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Согласовать 1\u00a0документ' })).toBeEnabled(),
  );
  await user.click(dialog.getByRole('button', { name: 'Отменить' }));
  expect(screen.getByRole('checkbox', { name: /Реле/ })).toBeChecked();
});

it('stands on the first document that may be chosen, and on what began the choice once it is given up', async () => {
  const { user } = opened({ data: [] });
  await user.click(await screen.findByRole('button', { name: 'Выбрать несколько' }));
  expect(screen.getByRole('checkbox', { name: /Реле/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(screen.getByRole('button', { name: 'Выбрать несколько' })).toHaveFocus();
});
