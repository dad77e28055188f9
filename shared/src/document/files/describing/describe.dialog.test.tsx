import { screen, waitFor, within } from '@testing-library/react';

import type { DocumentFile } from '../../../contract/file/file';
import { aStoredFile, renderPage, reply, stubNetwork } from '../../../testing/testing';
import { DocumentFiles } from '../document-files';

const aFile = (id: number, patch: Partial<DocumentFile> = {}) =>
  aStoredFile(id, { lock_version: 4, ...patch });

async function open(files: DocumentFile[], more: Record<string, unknown> = {}) {
  const network = stubNetwork({
    'GET /api/files': { data: files },
    'GET /api/document-types': { data: [{ id: 1, name: 'Договор', is_active: true }] },
    ...more,
  });
  const record = { id: 412, status: 'draft', can: { upload: true } };
  const { user } = renderPage(<DocumentFiles type="agreement" resource="agreements" record={record} />);
  await screen.findByRole('region', { name: 'Договор' });
  return { user, network };
}
const renaming = () => screen.queryAllByRole('button', { name: /^Переименовать/ });

test('only one’s own version that is not frozen is called otherwise', async () => {
  await open([
    aFile(1, { is_frozen: true }),
    aFile(2, { uploaded_by_id: 2 }),
    aFile(3, { destroyed_at: '2026-11-20T09:00:00Z' }),
    aFile(4),
  ]);
  expect(renaming().map((button) => button.getAttribute('aria-label'))).toEqual([
    'Переименовать Договор.docx, версия 4',
  ]);
});

test('a file is called otherwise with the ending it has, and the list shows it', async () => {
  const { user, network } = await open([aFile(4)], { 'PATCH /api/files/4': aFile(4) });
  await user.click(screen.getByRole('button', { name: /^Переименовать/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Имя и примечание файла' });
  const name = within(dialog).getByRole('textbox', { name: /^Имя файла/ });
  expect(name).toHaveValue('Договор');
  await user.clear(name);
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(within(dialog).getByText('Это поле обязательно для заполнения')).toBeVisible();
  await user.type(name, 'Договор 5/2026');
  expect(within(dialog).getByText('Знака / в имени файла быть не может, замените его')).toBeVisible();
  expect(network.requests.some(({ method }) => method === 'PATCH')).toBe(false);
  await user.clear(name);
  await user.type(name, ' Договор поставки ');
  await user.type(within(dialog).getByLabelText('Что нового в версии'), 'Учтены замечания');
  network.answer({ 'GET /api/files': { data: [aFile(4, { name: 'Договор поставки.docx' })] } });
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('button', { name: 'Договор поставки.docx' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(network.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    lock_version: 4,
    name: 'Договор поставки.docx',
    comment: 'Учтены замечания',
  });
});

test('a refusal is told under the name and what was typed stays', async () => {
  const message = 'Версия зафиксирована согласованием или подписью, изменить её нельзя';
  const { user } = await open([aFile(4)], {
    'PATCH /api/files/4': reply(423, { message, request_id: '1' }),
  });
  await user.click(screen.getByRole('button', { name: /^Переименовать/ }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /^Имя файла/ }), ' 2');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /^Имя файла/ })).toHaveValue('Договор 2');
});

test('a file whose type has a term is told another last day, and a text that is no date is not sent', async () => {
  const document_type = { id: 1, name: 'Договор', has_expiry: true };
  const licence = aFile(4, { document_type, valid_until: '2026-12-10' });
  const { user, network } = await open([licence], { 'PATCH /api/files/4': licence });
  await user.click(renaming()[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Имя, примечание и срок файла' });
  const day = within(dialog).getByRole('textbox', { name: 'Действует до' });
  expect(day).toHaveValue('10.12.2026');
  const save = within(dialog).getByRole('button', { name: 'Сохранить' });
  await user.clear(day);
  await user.type(day, 'скоро');
  await user.click(save);
  expect(within(dialog).getByText(/Не похоже на дату/)).toBeVisible();
  expect(network.requests.some(({ method }) => method === 'PATCH')).toBe(false);
  await user.clear(day);
  await user.type(day, '31.01.2027');
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    valid_until: '2027-01-31',
  });
});
