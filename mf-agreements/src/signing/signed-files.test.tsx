import { agreementActionInput } from 'shared/contract/agreement/agreement-input';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { DocumentFile } from 'shared/contract/file/file';
import {
  aStoredFile,
  fireEvent,
  NO_COMMENTS,
  renderPage,
  reply,
  screen,
  stubNetwork,
  within,
} from 'shared/testing';

import AgreementPage from '../card/agreement.page';
import { anAgreement } from '../testing/an-agreement';
import { books, listed } from '../testing/books';

const aFile = (id: number, patch: Partial<DocumentFile> = {}) =>
  aStoredFile(id, {
    document_type: null,
    kind: 'scan',
    version: 1,
    is_current: true,
    name: 'Скан.pdf',
    extension: 'pdf',
    ...patch,
  });
const TEXT = aFile(1, { kind: 'draft', name: 'Договор.docx', extension: 'docx' });
const SCAN = aFile(2);
const LATER = aFile(3, { name: 'Скан с печатью.pdf', version: 2 });
const ANNEX = aFile(4, { kind: 'attachment', name: 'Приложение 1.pdf' });

const signing = (patch: Partial<Agreement> = {}) =>
  anAgreement({
    status: 'on_signing',
    signed_by_us_at: null,
    signed_by_them_at: null,
    parties: [],
    signing_method: 'paper',
    available_actions: ['mark-signed'],
    ...patch,
  });

function open(files: readonly DocumentFile[], agreement = signing(), more: Record<string, unknown> = {}) {
  const network = stubNetwork({
    ...books(),
    'GET /api/agreements/412': agreement,
    'GET /api/agreements/412/history': listed([]),
    'GET /api/comments': NO_COMMENTS,
    'GET /api/agreements/412/neighbours': { position: null, total: 0, previous_id: null, next_id: null },
    'GET /api/files': { data: files },
    'POST /api/agreements/412/mark-signed': agreement,
    ...more,
  });
  const view = renderPage(<AgreementPage />, { path: '/agreements/:id', at: '/agreements/412' });
  const sent = () => network.requests.filter(({ path }) => path.endsWith('/mark-signed')).at(-1)?.body;
  return { ...view, sent, network };
}

const MARK = 'Отметить подписание';
async function asked({ user }: Pick<ReturnType<typeof open>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: MARK }));
  const dialog = within(await screen.findByRole('dialog', { name: MARK }));
  return { ...dialog, confirm: () => user.click(dialog.getByRole('button', { name: MARK })) };
}
const FILE = { name: 'Подписанный файл' };

test('the newest scan suggests itself as the signed file, and another one is chosen among those that may bear it', async () => {
  const view = open([TEXT, SCAN, LATER, ANNEX]);
  const dialog = await asked(view);
  const field = await dialog.findByRole('combobox', FILE);
  expect(field).toHaveValue('Скан с печатью.pdf');
  await view.user.click(field);
  const offered = screen.getAllByRole('option').map((option) => option.textContent);
  expect(offered).toEqual([
    expect.stringMatching(/^Скан с печатью\.pdf.*Скан/),
    expect.stringMatching(/^Скан\.pdf.*Скан/),
    expect.stringMatching(/^Приложение 1\.pdf.*Приложение/),
  ]);
  await view.user.click(screen.getByRole('option', { name: /Приложение 1/ }));
  await dialog.confirm();
  expect(agreementActionInput.parse(view.sent())).toMatchObject({ side: 'us', document_version_id: 4 });
});

test('the suggestion is sent as it stands, and a signature without a file once it is taken away', async () => {
  const view = open([SCAN]);
  const dialog = await asked(view);
  await dialog.findByDisplayValue('Скан.pdf');
  await view.user.click(dialog.getByRole('button', { name: 'Очистить' }));
  await dialog.confirm();
  expect(agreementActionInput.parse(view.sent())).not.toHaveProperty('document_version_id');
  const again = await asked(view);
  await again.findByDisplayValue('Скан.pdf');
  await again.confirm();
  expect(view.sent()).toMatchObject({ document_version_id: 2 });
});

test('of what is exchanged electronically the text itself may be named, and suggests itself to nobody', async () => {
  const view = open(
    [TEXT, aFile(9, { kind: 'draft', is_current: false })],
    signing({ signing_method: 'edi' }),
  );
  const dialog = await asked(view);
  const field = await dialog.findByRole('combobox', FILE);
  expect(field).toHaveValue('');
  await view.user.click(field);
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('a scan is uploaded without leaving the dialog: the mark waits for it and then names it', async () => {
  const files = [TEXT];
  let arrive: (answer: unknown) => void = () => undefined;
  const upload = new Promise((resolve) => {
    arrive = resolve;
  });
  const view = open(files, signing(), {
    'POST /api/files': upload,
  });
  const dialog = await asked(view);
  fireEvent.change(await dialog.findByLabelText('Подписанный файл: загрузить'), {
    target: { files: [new File(['%PDF'], 'Скан.pdf')] },
  });
  expect(await dialog.findByRole('button', { name: MARK })).toHaveAccessibleDescription(/Дождитесь загрузки/);
  await dialog.confirm();
  expect(view.sent()).toBeUndefined();
  files.push(SCAN);
  arrive(reply(201, SCAN));
  await dialog.findByDisplayValue('Скан.pdf');
  await dialog.confirm();
  expect(view.sent()).toMatchObject({ document_version_id: 2 });
});

test('what is wrong with the file stands under it', async () => {
  const message = 'Такого файла у документа нет. Выберите другой файл';
  const view = open([SCAN], signing(), {
    'POST /api/agreements/412/mark-signed': reply(422, {
      message,
      errors: { document_version_id: [message] },
    }),
  });
  const dialog = await asked(view);
  await dialog.findByDisplayValue('Скан.pdf');
  await dialog.confirm();
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('combobox', FILE)).toHaveAccessibleDescription(message);
});

test('whoever may not bring files to the agreement, which has none, is not asked for one', async () => {
  const can = { edit: false, edit_service: true, delete: false, upload: false };
  const dialog = await asked(open([], signing({ can })));
  expect(dialog.queryByText('Подписанный файл')).toBeNull();
});

const bears = { id: 2, name: 'Скан.pdf', version: 1, extension: 'pdf', url: '/files/2' };

test('the card shows beside each signature the file that bears it', async () => {
  open([SCAN], signing({ signed_by_us_at: '2026-11-18', signed_by_us_file: bears }));
  const section = within(await screen.findByRole('region', { name: 'Подписи' }));
  const [ours, theirs] = section.getAllByRole('listitem');
  expect(within(ours as HTMLElement).getByRole('button', { name: 'Скан.pdf' })).toBeVisible();
  expect(within(theirs as HTMLElement).queryByRole('button')).toBeNull();
});

test('of what was destroyed the name of the file is left', async () => {
  const patch = { status: 'completed', destroyed_at: '2026-11-20T00:00:00Z' } as const;
  open([], signing({ ...patch, signed_by_us_at: '2026-11-18', signed_by_us_file: bears }));
  const section = within(await screen.findByRole('region', { name: 'Подписи' }));
  expect(section.getByText('Скан.pdf, содержимое уничтожено')).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
});

const CORRECT = 'Исправить файл подписи';
const corrected = (patch: Partial<Agreement> = {}) =>
  signing({
    status: 'active',
    signed_by_us_at: '2026-11-18',
    signed_by_us_file: bears,
    signed_by_them_at: '2026-11-19',
    available_actions: ['correct-signed-file'],
    ...patch,
  });

test('beside a signature whoever may puts its file right: the other file and the reason are sent', async () => {
  const agreement = corrected();
  const { user, network } = open([SCAN, LATER], agreement, {
    'POST /api/agreements/412/correct-signed-file': agreement,
  });
  const section = within(await screen.findByRole('region', { name: 'Подписи' }));
  await user.click(section.getByRole('button', { name: /^Исправить файл: .*Северный узел связи/ }));
  const dialog = within(await screen.findByRole('dialog', { name: CORRECT }));
  expect(dialog.getByRole('radio', { name: /Северный узел связи/ })).toBeChecked();
  const field = await dialog.findByRole('combobox', { name: /Подписанный файл/ });
  expect(field).toHaveValue('Скан.pdf');
  await user.click(field);
  await user.click(screen.getByRole('option', { name: /Скан с печатью/ }));
  await user.type(dialog.getByRole('textbox', { name: /Причина исправления/ }), 'Не тот экземпляр');
  await user.click(dialog.getByRole('button', { name: CORRECT }));
  const sent = network.requests.find(({ path }) => path.endsWith('/correct-signed-file'))?.body;
  expect(agreementActionInput.parse(sent)).toEqual({
    lock_version: agreement.lock_version,
    side: 'us',
    document_version_id: 3,
    reason: 'Не тот экземпляр',
  });
});

test('whose file is put right brings the file that it names, unless another was chosen by hand', async () => {
  const theirs = { ...bears, id: LATER.id, name: LATER.name };
  const { user } = open([SCAN, LATER, ANNEX], corrected({ signed_by_them_file: theirs }));
  await user.click(await screen.findByRole('button', { name: /^Исправить файл: .*Северный узел связи/ }));
  const dialog = within(await screen.findByRole('dialog', { name: CORRECT }));
  const field = await dialog.findByRole('combobox', { name: /Подписанный файл/ });
  await user.click(dialog.getByRole('radio', { name: /Инфраструктурные решения/ }));
  expect(field).toHaveValue('Скан с печатью.pdf');
  await user.click(dialog.getByRole('radio', { name: /Северный узел связи/ }));
  expect(field).toHaveValue('Скан.pdf');
  await user.click(field);
  await user.click(screen.getByRole('option', { name: /Приложение 1/ }));
  await user.click(dialog.getByRole('radio', { name: /Инфраструктурные решения/ }));
  expect(field).toHaveValue('Приложение 1.pdf');
});

test('whoever leaves with a reason typed is asked about the action, and not about an edit', async () => {
  const { user } = open([SCAN], corrected());
  await user.click(await screen.findByRole('button', { name: /^Исправить файл: / }));
  const dialog = within(await screen.findByRole('dialog', { name: CORRECT }));
  await user.type(dialog.getByRole('textbox', { name: /Причина исправления/ }), 'Не тот{Escape}');
  const question = within(screen.getByRole('alertdialog', { name: 'Действие не выполнено' }));
  await user.click(question.getByRole('button', { name: 'Продолжить' }));
  expect(dialog.getByRole('textbox', { name: /Причина исправления/ })).toHaveValue('Не тот');
});

test('a signature that names no file is given one there, and the step is not among the others of the card', async () => {
  open([SCAN], corrected());
  const section = within(await screen.findByRole('region', { name: 'Подписи' }));
  expect(section.getByRole('button', { name: /^Указать файл: .*Инфраструктурные решения/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Другие действия' })).toBeNull();
  expect(screen.queryByRole('button', { name: CORRECT })).toBeNull();
});

test('nobody puts right what they may not, or a signature that was not given', async () => {
  open([SCAN], corrected({ available_actions: [] }));
  const section = within(await screen.findByRole('region', { name: 'Подписи' }));
  expect(section.queryByRole('button', { name: /файл:/ })).toBeNull();
});
