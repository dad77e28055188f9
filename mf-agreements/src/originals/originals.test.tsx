import { agreementList, agreementRow } from 'shared/contract/agreement/agreement';
import { addendumList, addendumRow } from 'shared/contract/addendum/addendum';
import { AGREEMENT_REGISTER } from 'shared/contract/agreement/agreement-register';
import { originalState } from 'shared/contract/agreement/original-state';
import { aSession, renderPage, screen, stubNetwork, within } from 'shared/testing';

import AddendumsPage from '../addendums/list/addendums.page';
import { anAddendum } from '../testing/an-addendum';
import { anAgreement } from '../testing/an-agreement';
import AgreementsPage from '../list/agreements.page';
import { refusedSentences } from './originals.mutations';
import ReceiveOriginalsDialog from './receive-originals.dialog';
import { originalStatusColumn } from './original-columns';
import { originalComing, originalNote } from './original-words';

afterEach(() => {
  jest.useRealTimers();
});

const row = agreementRow.parse(
  anAgreement({
    id: 1,
    status: 'active',
    originals_status: 'sent',
    originals_due_at: '2026-11-16',
    originals_sent_by_name: 'Дроздова Ольга Павловна',
  }),
);
const meta = { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false };

test('the day of the receipt is the company’s, for the server refuses one that has not come there yet', async () => {
  // Half an hour before midnight in Greenwich it is the next day in Moscow, whatever the clock of the computer says.
  jest.useFakeTimers({ now: new Date('2026-11-26T23:30:00Z'), advanceTimers: true });
  renderPage(<ReceiveOriginalsDialog kind="agreement" rows={[row]} onClose={jest.fn()} onDone={jest.fn()} />);
  expect(await screen.findByLabelText(/Дата получения/)).toHaveValue('27.11.2026');
});

test('where originals are looked for, the day and the sender stand by themselves, and several are received at once', async () => {
  const network = stubNetwork({
    'GET /api/agreements': agreementList.parse({ data: [row], meta }),
    'GET /api/agreements/summary': { tabs: { originals: { total: 1, is_capped: false } }, sums: [] },
    'GET /api/saved-views': { data: [], meta: { ...meta, total: 0 }, shareable: [] },
    'POST /api/originals/agreement/receive': { updated: 1, refused: [] },
  });
  const { user } = renderPage(<AgreementsPage />, {
    path: '/agreements',
    at: '/agreements?tab=originals',
    session: aSession(['Редактирование договоров']),
  });
  const line = await screen.findByRole('row', { name: /112\/2026-П/ });
  expect(within(line).getByText('16.11.2026')).toBeVisible();
  expect(within(line).getByText('Дроздова Ольга Павловна')).toBeVisible();
  await user.click(within(line).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Оригиналы получены' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Отметить получение' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.type(within(dialog).getByLabelText(/Место хранения/), 'Шкаф 4');
  await user.click(within(dialog).getByRole('button', { name: 'Отметить получение' }));
  const sent = network.requests.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ ids: [1], storage_place: 'Шкаф 4' });
});

describe('originals of addenda', () => {
  const addendum = addendumRow.parse(
    anAddendum({
      id: 7,
      status: 'superseded',
      originals_status: 'overdue',
      originals_due_at: '2026-11-16',
      originals_sent_by_name: 'Дроздова Ольга Павловна',
      archived_at: '2026-11-17T09:30:00Z',
    }),
  );
  const open = (permissions: Parameters<typeof aSession>[0]) => {
    const network = stubNetwork({
      'GET /api/addendums': addendumList.parse({ data: [addendum], meta }),
      'GET /api/addendums/summary': { tabs: { originals: { total: 1, is_capped: false } }, sums: [] },
      'GET /api/saved-views': { data: [], meta: { ...meta, total: 0 }, shareable: [] },
      'POST /api/originals/addendum/write-off': {
        updated: 1,
        refused: [],
      },
    });
    const page = renderPage(<AddendumsPage />, {
      path: '/addendums',
      at: '/addendums?tab=originals',
      session: aSession(permissions),
    });
    return { ...page, network };
  };

  test('their tab shows the day and the sender, and several are written off with one reason', async () => {
    const { user, network } = open(['Редактирование дополнительных соглашений']);
    expect(await screen.findByRole('link', { name: /Оригиналы\s*1/ })).toBeVisible();
    const line = await screen.findByRole('row', { name: /Продление на 2027/ });
    expect(within(line).getByText('16.11.2026')).toBeVisible();
    expect(within(line).getByText('Дроздова Ольга Павловна')).toBeVisible();
    expect(within(line).getByTitle('В архиве')).toHaveTextContent('В архиве');
    await user.click(within(line).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Списать оригиналы' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/Причина/), 'Утрачен почтой');
    await user.click(within(dialog).getByRole('button', { name: 'Списать' }));
    const sent = network.requests.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ ids: [7], reason: 'Утрачен почтой' });
  });

  test('whoever may not change addenda is offered nothing of the kind', async () => {
    const { user } = open([]);
    const line = await screen.findByRole('row', { name: /Продление на 2027/ });
    await user.click(within(line).getByRole('checkbox'));
    expect(await screen.findByText(/Выбран/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Оригиналы получены|Списать оригиналы)$/ })).toBeNull();
  });
});

test('what could not be done is named with its reasons, each of them once', () => {
  const message = 'В статусе «Черновик» это действие недоступно';
  const rows = Array.from({ length: 12 }, (_, at) => ({ id: at, number: String(at) }));
  const refused = rows.map(({ id }) => ({ id, message }));
  const early = 'Получен раньше, чем отправлен';
  expect(refusedSentences(rows, { updated: 0, refused: refused.slice(0, 2) })).toEqual([
    `№\u00A00, №\u00A01: ${message}`,
  ]);
  expect(refusedSentences(rows, { updated: 0, refused: [...refused, { id: 3, message: early }] })).toEqual([
    expect.stringMatching(/^№\u00A00, .*№\u00A09 и ещё 2: В статусе/),
    `№\u00A03: ${early}`,
  ]);
});

test('what was refused stays in the dialog with its reason and is sent again alone, with the answers put right', async () => {
  const message = 'Получен раньше, чем отправлен';
  const network = stubNetwork({
    'POST /api/originals/agreement/receive': { updated: 1, refused: [{ id: 2, message }] },
  });
  const [onClose, onDone] = [jest.fn(), jest.fn()];
  const rows = [row, { ...row, id: 2, number: '7/2026-У' }];
  const { user, alerts } = renderPage(
    <ReceiveOriginalsDialog kind="agreement" {...{ rows, onClose, onDone }} />,
  );
  await user.type(await screen.findByLabelText(/Место хранения/), 'Шкаф 4');
  await user.click(screen.getByRole('button', { name: 'Отметить получение' }));
  expect(await screen.findByText(/7\/2026-У: Получен раньше/)).toBeVisible();
  expect(alerts()).toEqual(['Оригиналы получены: 1\u00A0договор']);
  expect(screen.getByLabelText(/Место хранения/)).toHaveValue('Шкаф 4');
  expect(onDone).not.toHaveBeenCalled();
  network.answer({ 'POST /api/originals/agreement/receive': { updated: 1, refused: [] } });
  await user.click(screen.getByRole('button', { name: 'Отметить получение' }));
  const sent = network.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toMatchObject([{ ids: [1, 2] }, { ids: [2] }]);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

describe('the original in words', () => {
  const known = {
    originals_status: 'written_off',
    originals_sent_at: '2026-11-02',
    originals_due_at: '2026-11-16',
    originals_received_at: null,
    originals_written_off_at: '2026-11-20',
    originals_written_off_reason: 'Утрачен почтой',
  } as const;

  test('one that was written off tells when and why, and is awaited no more', () => {
    expect(originalState(known)).toBe('Списан');
    expect(originalNote(known)).toBe('отправлен 02.11.2026, списан 20.11.2026: Утрачен почтой');
    expect(originalComing(known)).toEqual([]);
  });

  test('one that nobody has written down as sent is awaited by the day it was signed for', () => {
    expect(originalState({ ...known, originals_status: 'not_required' })).toBe('Ожидается');
    expect(originalComing({ ...known, originals_status: 'sent' })).toHaveLength(1);
  });

  test('the register calls it what its card does', () => {
    const { cell } = originalStatusColumn(AGREEMENT_REGISTER.columns);
    renderPage(<>{cell({ ...row, originals_status: 'not_required' }, { search: '' })}</>);
    expect(screen.getByText('Ожидается')).toBeVisible();
  });
});
