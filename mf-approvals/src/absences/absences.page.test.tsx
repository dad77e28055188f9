import type { Absence } from 'shared/contract/approval/absence';
import { renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import AbsencesPage from './absences.page';

const absence: Absence = {
  id: 3,
  user: { id: 1, full_name: 'Соколова Мария Дмитриевна', department_name: null },
  deputy: { id: 2, full_name: 'Власов Кирилл Николаевич', department_name: null },
  date_from: '2026-12-01',
  date_to: '2026-12-15',
  reason: 'vacation',
  transfer_open_tasks: true,
  document_kinds: [],
  allow_self: false,
  is_active: true,
  is_current: false,
  lock_version: 2,
  created_at: '2026-11-20T09:00:00Z',
  can: { edit: true, delete: true },
};
const page = (...data: Absence[]) => ({
  data,
  meta: { current_page: 1, last_page: 1, per_page: 50, total: data.length, total_is_capped: false },
});

it('says who is away, since when, and who decides meanwhile', async () => {
  stubNetwork({ 'GET /api/absences': page(absence) });
  renderPage(<AbsencesPage />);
  expect(await screen.findByText('Отпуск, с 01.12.2026 по 14.12.2026')).toBeInTheDocument();
  expect(screen.getByText('Власов Кирилл Николаевич')).toBeInTheDocument();
});

it('asks for what is missing, and shows under its field what the server refuses', async () => {
  const stub = stubNetwork({
    'GET /api/absences': page(absence),
    'PUT /api/absences/3': () =>
      reply(422, { message: 'Проверьте', errors: { date_to: ['Раньше начала отсутствия'] } }),
  });
  const { user } = renderPage(<AbsencesPage />);
  await user.click(await screen.findByRole('button', { name: 'Назначить' }));
  expect(screen.getByRole('combobox', { name: 'Кого нет' })).toHaveAccessibleDescription(
    'Если никого не выбрать, замещать будут вас',
  );
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Сохранить' }));
  expect(screen.getAllByText('Это поле обязательно для заполнения')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Раньше начала отсутствия')).toBeInTheDocument();
  const sent = stub.requests.find(({ method }) => method === 'PUT')?.body;
  expect(sent).toMatchObject({ user_id: 1, deputy_id: 2, date_from: '2026-12-01', lock_version: 2 });
  // What was refused is another day now: the refusal says nothing of it.
  const back = screen.getByRole('textbox', { name: /Первый день на работе/ });
  await user.clear(back);
  await user.type(back, '20.12.2026');
  expect(screen.queryByText('Раньше начала отсутствия')).toBeNull();
});

it('leaves an absence that was switched off as it is, and says so, until it is switched on', async () => {
  const off = { ...absence, is_active: false };
  const stub = stubNetwork({ 'GET /api/absences': page(off), 'PUT /api/absences/3': off });
  const { user } = renderPage(<AbsencesPage />);
  expect(await screen.findByText('Не действует')).toBeInTheDocument();
  const save = async (isSwitched: boolean) => {
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    const dialog = within(await screen.findByRole('dialog'));
    if (isSwitched) await user.click(dialog.getByRole('checkbox', { name: 'Действует' }));
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return stub.requests.filter(({ method }) => method === 'PUT').at(-1)?.body;
  };
  expect(await save(false)).toMatchObject({ is_active: false });
  expect(await save(true)).toMatchObject({ is_active: true });
});

it('takes an absence away after a question', async () => {
  const stub = stubNetwork({
    'GET /api/absences': page(absence),
    'DELETE /api/absences/3': () => reply(204),
  });
  const { user } = renderPage(<AbsencesPage />);
  await user.click(await screen.findByRole('button', { name: 'Удалить' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => {
    expect(stub.requests.find(({ method }) => method === 'DELETE')?.query.get('lock_version')).toBe('2');
  });
});

it('removes an absence once, however often the button is pressed', async () => {
  const stub = stubNetwork({
    'GET /api/absences': page(absence),
    'DELETE /api/absences/3': new Promise(() => undefined),
  });
  const { user } = renderPage(<AbsencesPage />);
  await user.click(await screen.findByRole('button', { name: 'Удалить' }));
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' });
  await user.click(confirm);
  expect(confirm).toHaveAttribute('aria-busy', 'true');
  await user.click(confirm);
  expect(stub.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
