import { fireEvent, render, screen, waitFor } from '@testing-library/react';

import type { DocumentFile } from '../../contract/file/file';
import { aStoredFile, renderPage, stubNetwork } from '../../testing/testing';
import { DocumentFiles } from './document-files';
import { FileTerm } from './file-term';

const withTerm = { id: 7, name: 'Лицензия', has_expiry: true };
const told = (patch: Partial<DocumentFile>) => {
  const { container, unmount } = render(
    <FileTerm file={aStoredFile(1, { document_type: withTerm, is_current: true, ...patch })} />,
  );
  const text = container.textContent.replaceAll('\u00a0', ' ');
  unmount();
  return text;
};

test('a document says until when it is good, and how long that still is when it runs out', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), doNotFake: ['queueMicrotask'] });
  try {
    expect(told({ valid_until: '2026-12-21' })).toBe('Действует до 21.12.2026');
    expect(told({ valid_until: '2026-12-20' })).toBe('Действует до 20.12.2026, ещё 30 дней');
    expect(told({ valid_until: '2026-11-20' })).toBe('Действует до 20.11.2026, последний день');
    expect(told({ valid_until: '2026-11-19' })).toBe('Действовал до 19.11.2026');
    expect(told({ valid_until: '2026-11-25', is_current: false })).toBe('Действует до 25.11.2026');
    expect(told({ valid_until: null })).toBe('Срок действия не указан');
    expect(told({ valid_until: null, is_current: false })).toBe('');
    expect(told({ document_type: { id: 1, name: 'Договор', has_expiry: false } })).toBe('');
  } finally {
    jest.useRealTimers();
  }
});

const types = [
  { id: 1, name: 'Договор', is_active: true, has_expiry: false },
  { ...withTerm, is_active: true },
];

test('a paper of what has come to its end is dated and alarms nobody', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), doNotFake: ['queueMicrotask'] });
  const look = async (status: string, isOver = false) => {
    stubNetwork({
      'GET /api/files': {
        data: [aStoredFile(1, { document_type: withTerm, is_current: true, valid_until: '2026-11-01' })],
      },
    });
    const record = { id: 412, status, can: { upload: false }, archived_at: null };
    const { unmount } = renderPage(
      <DocumentFiles type="agreement" resource="agreements" record={record} isOver={isOver} />,
    );
    const badge = await screen.findByText('Действовал до 01.11.2026');
    const { className } = badge;
    unmount();
    return className;
  };
  try {
    expect(await look('active')).toMatch(/red/);
    expect(await look('terminated')).toMatch(/neutral/);
    expect(await look('active', true)).toMatch(/neutral/);
  } finally {
    jest.useRealTimers();
  }
});

test('the last day is asked where the type has a term, and a text that is no date holds the file back', async () => {
  const network = stubNetwork({
    'GET /api/files': { data: [] },
    'GET /api/document-types': { data: types },
    'POST /api/files': aStoredFile(9),
  });
  const record = { id: 412, status: 'active', can: { upload: true } };
  const { user } = renderPage(<DocumentFiles type="agreement" resource="agreements" record={record} />);
  const chooseType = async (name: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'Тип документа' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  const uploads = () => network.requests.filter(({ method }) => method === 'POST');
  const choose = () => {
    const target = { files: [new File(['текст'], 'Лицензия.pdf')] };
    fireEvent.change(screen.getByLabelText('Загрузить файл'), { target });
  };
  await chooseType('Договор');
  expect(screen.queryByRole('textbox', { name: 'Действует до' })).toBeNull();
  await chooseType('Лицензия');
  const day = screen.getByRole('textbox', { name: 'Действует до' });
  await user.type(day, 'скоро');
  await user.tab();
  choose();
  expect(screen.getByText(/Не похоже на дату/)).toBeVisible();
  expect(uploads()).toHaveLength(0);
  await user.clear(day);
  await user.type(day, '10.12.2026');
  choose();
  await waitFor(() => expect(uploads()).toHaveLength(1));
  expect((uploads()[0]?.body as FormData).get('valid_until')).toBe('2026-12-10');
  expect(screen.getByRole('textbox', { name: 'Действует до' })).toHaveValue('');
});
