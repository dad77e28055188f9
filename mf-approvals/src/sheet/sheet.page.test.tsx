import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import { renderPage, reply, screen, stubNetwork, waitFor } from 'shared/testing';

import SheetPage from './sheet.page';

const sheet: ApprovalSheet = {
  chain_id: 9,
  document: { kind: 'agreement', id: 5, label: 'Договор № 12', url: '/agreements/5' },
  organization_name: 'Север',
  counterparty_name: 'Лесная Плаза',
  amount: '1000.00',
  currency_code: 'RUB',
  status: 'passed',
  rounds: [],
  journal: { seq: 4, hash: 'a'.repeat(64) },
  sheet_sum: 'e'.repeat(64),
  sheet_hash: 'b'.repeat(64),
  made_at: '2026-11-20T09:00:00Z',
  file_name: 'Лист согласования_Договор № 12_20.11.2026.docx',
};
const DOCX = 'GET /api/approval-chains/9/sheet/docx';

function opened(network: Record<string, unknown>) {
  const stub = stubNetwork({ 'GET /api/approval-chains/9/sheet': sheet, ...network });
  const page = renderPage(<SheetPage />, { at: '/approvals/9/sheet', path: '/approvals/:id/sheet' });
  return { ...page, stub };
}

it('is saved as a Word document beside its print', async () => {
  const links: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    links.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => undefined });
  const { user, stub } = opened({ [DOCX]: new Blob(['the bytes']) });
  expect(screen.getByRole('button', { name: 'Печать' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Скачать DOCX' }));
  await waitFor(() => {
    expect(links).toEqual([sheet.file_name]);
  });
  expect(stub.requests.map(({ path }) => path)).toContain('/api/approval-chains/9/sheet/docx');
});

it('prints no sum that the page of the check does not compare', async () => {
  opened({});
  expect(await screen.findByText(new RegExp(sheet.journal.hash))).toBeInTheDocument();
  expect(screen.getByText(`Контрольная сумма листа: ${String(sheet.sheet_sum)}`)).toBeInTheDocument();
  expect(screen.queryByText(new RegExp(sheet.sheet_hash))).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Проверить лист' })).toHaveAttribute(
    'href',
    expect.stringContaining(`sum=${String(sheet.sheet_sum)}`),
  );
});

it('says why it was not saved', async () => {
  const { user, alerts } = opened({ [DOCX]: () => reply(503, { message: 'Сервер перегружен' }) });
  await user.click(await screen.findByRole('button', { name: 'Скачать DOCX' }));
  await waitFor(() => {
    expect(alerts()).toHaveLength(1);
  });
});

it.each([
  [404, 'Такого листа нет', 0],
  [403, 'Лист не загрузился', 1],
])(
  'offers no print of a sheet that is not shown, and no second try of none %#',
  async (status, title, tries) => {
    opened({
      'GET /api/approval-chains/9/sheet': () => reply(status, { message: 'Согласование не найдено' }),
    });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Печать' })).toBeNull();
    expect(screen.queryAllByRole('button', { name: 'Повторить' })).toHaveLength(tries);
  },
);

const person = (id: number, full_name: string) => ({ id, full_name, department_name: null });
const round: ApprovalSheet['rounds'][number] = {
  chain_id: 9,
  round: 1,
  status: 'returned',
  initiator: person(1, 'Журавлёва Анна Петровна'),
  started_at: '2026-11-20T07:00:00Z',
  finished_at: '2026-11-20T08:00:00Z',
  file: { version_id: 3, name: 'Договор.docx', version: 2, sha256: 'c'.repeat(64), url: '/files/3' },
  content_hash: 'd'.repeat(64),
  result_comment: 'Срок не по регламенту',
  stages: [
    {
      position: 1,
      name: 'Юридическая экспертиза',
      note: null,
      votes: [
        {
          id: 5,
          task_id: 6,
          user: person(2, 'Соколова Мария Дмитриевна'),
          job_title: 'Ведущий юрисконсульт',
          on_behalf_of: person(3, 'Астахова Юлия Павловна'),
          decision: 'return',
          remark: null,
          remarks: [
            {
              id: 7,
              text: 'По регламенту 15 дней',
              clause_ref: 'п. 7.1',
              quote: {
                text: 'в течение 30 рабочих дней',
                clause: null,
                place: {
                  version_id: 3,
                  file_name: 'Договор.docx',
                  file_version: 2,
                  prefix: '',
                  suffix: '',
                  is_checked: true,
                },
              },
              status: 'fixed',
              reply: 'Срок сокращён',
              resolved_by: person(1, 'Журавлёва Анна Петровна'),
              resolved_at: '2026-11-20T09:00:00Z',
            },
          ],
          file_version: 2,
          content_hash: 'd'.repeat(64),
          created_at: '2026-11-20T08:00:00Z',
          revoked_at: null,
          revoke_reason: null,
        },
      ],
      kept: [],
    },
    {
      position: 2,
      name: 'Финансы',
      note: null,
      votes: [],
      kept: [],
      awaited: [
        { user: person(4, 'Мельников Сергей Ильич'), job_title: 'Финансовый директор', on_behalf_of: null },
      ],
    },
    { position: 3, name: 'Генеральный директор', note: null, votes: [], kept: [] },
  ],
};

it('tells whole names, the remark with its words and its answer, and the stage nobody has decided at', async () => {
  opened({ 'GET /api/approval-chains/9/sheet': { ...sheet, status: 'returned', rounds: [round] } });
  expect(await screen.findByRole('heading', { name: 'Круг 1. Возвращено на доработку' })).toBeInTheDocument();
  expect(screen.getByText('Итог: Срок не по регламенту')).toBeInTheDocument();
  expect(screen.getByText('По замещению: Астахова Юлия Павловна')).toBeInTheDocument();
  expect(await screen.findByText(/в течение 30 рабочих дней/)).toBeInTheDocument();
  expect(screen.getByText(/Исправлено: Срок сокращён \(Журавлёва Анна Петровна\)/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Генеральный директор Решений нет' })).toBeInTheDocument();
  expect(
    screen.getByRole('row', { name: 'Финансы Мельников Сергей Ильич Финансовый директор Решения нет' }),
  ).toBeInTheDocument();
});

it('tells of whom their turn did not come to apart from whoever was asked and did not decide', async () => {
  const [asked, unasked] = [person(4, 'Мельников Сергей Ильич'), person(5, 'Белов Андрей Викторович')];
  const seat = (user: typeof asked, has_missed_turn: boolean) => ({
    ...{ user, has_missed_turn, job_title: null, on_behalf_of: null },
  });
  const stage = { position: 1, name: 'Финансы', note: null, votes: [], kept: [] };
  const stages = [{ ...stage, awaited: [seat(asked, false), seat(unasked, true)] }];
  opened({ 'GET /api/approval-chains/9/sheet': { ...sheet, rounds: [{ ...round, stages }] } });
  expect(
    await screen.findByRole('row', { name: 'Финансы Белов Андрей Викторович Очередь не дошла' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Финансы Мельников Сергей Ильич Решения нет' })).toBeInTheDocument();
});

it('of a round that was taken back says by whom and why, once', async () => {
  const taken = {
    ...round,
    status: 'cancelled' as const,
    result_comment: 'Ошибка в сумме',
    cancelled_by: person(1, 'Журавлёва Анна Петровна'),
    cancel_reason: 'Ошибка в сумме',
  };
  opened({ 'GET /api/approval-chains/9/sheet': { ...sheet, status: 'cancelled', rounds: [taken] } });
  expect(await screen.findByRole('heading', { name: 'Круг 1. Отозвано' })).toBeInTheDocument();
  expect(screen.getByText(/Ошибка в сумме/)).toHaveTextContent(
    'Причина отзыва (Журавлёва Анна Петровна): Ошибка в сумме',
  );
});

it('names who handed a decision on, also after it was made', async () => {
  const [decided, waiting] = round.stages;
  const handed_from = [person(8, 'Власов Игорь Олегович')];
  const stages = [
    ...(decided === undefined
      ? []
      : [{ ...decided, votes: decided.votes.map((vote) => ({ ...vote, on_behalf_of: null, handed_from })) }]),
    ...(waiting === undefined
      ? []
      : [{ ...waiting, awaited: (waiting.awaited ?? []).map((seat) => ({ ...seat, handed_from })) }]),
  ];
  opened({ 'GET /api/approval-chains/9/sheet': { ...sheet, rounds: [{ ...round, stages }] } });
  expect(await screen.findAllByText('Передано от: Власов Игорь Олегович')).toHaveLength(2);
  expect(screen.queryByText(/По замещению/)).not.toBeInTheDocument();
});

it('shows a decision that was taken back, and why', async () => {
  const [stage] = round.stages;
  const votes = (stage?.votes ?? []).map((vote) => ({
    ...vote,
    revoked_at: '2026-11-20T08:05:00Z',
    revoke_reason: 'Поторопилась',
  }));
  const stages = stage === undefined ? [] : [{ ...stage, votes }];
  opened({ 'GET /api/approval-chains/9/sheet': { ...sheet, rounds: [{ ...round, stages }] } });
  expect(await screen.findByText(/^Отозвано 20\.11\.2026/)).toBeInTheDocument();
  expect(screen.getByText('Причина: Поторопилась')).toBeInTheDocument();
});

it('waits for somebody twice who decides for another as well', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const seat = { user: person(4, 'Мельников Сергей Ильич'), job_title: null };
  const awaited = [
    { ...seat, on_behalf_of: null },
    { ...seat, on_behalf_of: person(3, 'Астахова Юлия Павловна') },
  ];
  const stages = [{ position: 1, name: 'Финансы', note: null, votes: [], kept: [], awaited }];
  opened({ 'GET /api/approval-chains/9/sheet': { ...sheet, rounds: [{ ...round, stages }] } });
  expect(await screen.findAllByRole('row', { name: /Мельников Сергей Ильич/ })).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});
