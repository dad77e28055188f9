import PizZip from 'pizzip';
import type { ApprovalSheet, SheetCheck } from 'shared/contract/approval/approval-sheet';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';
import { sheetSum } from './sheet-sum';

let desk: Desk;
let lawyer: Actor;
let finance: Actor;

beforeAll(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  finance = await desk.company.employee({ name: 'Белов Андрей Викторович' });
  await desk.template([stageOf([lawyer]), stageOf([finance], { name: 'Финансы' })]);
});
afterAll(() => desk.app.close());

async function decide(actor: Actor, id: number, decision: 'approve' | 'return' | 'reject'): Promise<void> {
  const [task] = (await desk.tasks(actor)).filter(({ document }) => document.id === id);
  const remark = decision === 'approve' ? {} : { remark: 'Нет порядка возврата тары' };
  const url = `/api/approval-tasks/${String(task?.id)}/vote`;
  expect((await desk.app.as(actor).post(url, { decision, ...remark })).statusCode).toBe(200);
}

const sheetOf = async (chainId: number) =>
  (await desk.app.as(desk.buyer).get(`/api/approval-chains/${String(chainId)}/sheet`)).json<ApprovalSheet>();

async function check(chainId: number, body: object): Promise<SheetCheck> {
  const answer = await desk.app
    .as(desk.buyer)
    .post('/api/approval-sheets/check', { chain_id: chainId, ...body });
  expect(answer.statusCode).toBe(200);
  return answer.json<SheetCheck>();
}

it('knows the file of a round that another round was sent with as well', async () => {
  const id = await desk.draft();
  const first = await desk.send(id);
  await decide(lawyer, id, 'return');
  const second = await desk.send(id);
  const file_sha256 = (await sheetOf(first.id)).rounds[0]?.file?.sha256;
  expect(second.file?.sha256).toBe(file_sha256);
  for (const { id: chainId } of [first, second]) {
    expect(await check(chainId, { file_sha256 })).toMatchObject({ is_file_same: true, file_round: null });
  }
});

describe('the sum of a sheet', () => {
  const printed = ({ sheet_sum, journal }: ApprovalSheet) => ({ sheet_sum, journal });

  it('stays as it is while nobody decides, and vouches for the sheet beside the line of the journal', async () => {
    const id = await desk.draft();
    const chain = await desk.send(id);
    await decide(lawyer, id, 'approve');
    const sheet = await sheetOf(chain.id);
    // The journal goes on with another document.
    await desk.send(await desk.draft());
    const again = await sheetOf(chain.id);
    expect(again.journal).not.toEqual(sheet.journal);
    expect(again.sheet_sum).toBe(sheet.sheet_sum);
    expect(await check(chain.id, printed(sheet))).toMatchObject({
      is_sheet_same: true,
      is_journal_same: true,
    });
    expect(await check(chain.id, { journal: sheet.journal })).toMatchObject({ is_sheet_same: null });
  });

  it('of another sheet is another, though its line of the journal is true', async () => {
    const other = await desk.send(await desk.draft());
    const chain = await desk.send(await desk.draft());
    expect(await check(chain.id, printed(await sheetOf(other.id)))).toMatchObject({
      is_sheet_same: false,
      is_journal_same: true,
    });
    const forged = { ...printed(await sheetOf(chain.id)), sheet_sum: 'a'.repeat(64) };
    expect(await check(chain.id, forged)).toMatchObject({ is_sheet_same: false, has_gone_on: false });
  });

  it('becomes another with the next decision, and the check knows the sheet to be older', async () => {
    const id = await desk.draft();
    const chain = await desk.send(id);
    const sheet = await sheetOf(chain.id);
    await decide(lawyer, id, 'approve');
    expect(await check(chain.id, printed(sheet))).toMatchObject({ is_sheet_same: false, has_gone_on: true });
    const { sheet_sum } = sheet;
    expect(await check(chain.id, { sheet_sum })).toMatchObject({ is_sheet_same: false, has_gone_on: null });
  });

  it.each([
    ['return', 'returned'],
    ['reject', 'rejected'],
  ] as const)('after «%s» vouches for a sheet that left out whom it ended over', async (decision, status) => {
    await desk.template([stageOf([lawyer, finance], { on_reject: 'stop' })], { priority: 1 });
    const id = await desk.draft();
    const chain = await desk.send(id);
    await decide(lawyer, id, decision);
    const sheet = await sheetOf(chain.id);
    expect(sheet.rounds).toMatchObject([
      { status, stages: [{ votes: [{ decision }], awaited: [{ user: { id: finance.id } }] }] },
    ]);
    const rounds = sheet.rounds.map((round) => ({
      ...round,
      stages: round.stages.map((stage) => ({ ...stage, awaited: [] })),
    }));
    const before = { ...printed(sheet), sheet_sum: sheetSum({ ...sheet, rounds }) };
    expect(before.sheet_sum).not.toBe(sheet.sheet_sum);
    for (const paper of [printed(sheet), before])
      expect(await check(chain.id, paper)).toMatchObject({ is_sheet_same: true, has_gone_on: false });
  });
});

it('whoever was asked anew after the stage went back stands once without a decision, or with the one they made since', async () => {
  const author = await desk.company.employee({ name: 'Власов Игорь Олегович' });
  const back = { name: 'Финансы', on_reject: 'return_to_stage', return_stage_position: 1 } as const;
  await desk.template([stageOf([author]), stageOf([lawyer, finance], back)], { priority: 0 });
  const id = await desk.draft();
  const chain = await desk.send(id);
  await decide(author, id, 'approve');
  await decide(lawyer, id, 'return');
  await decide(author, id, 'approve');
  await decide(finance, id, 'approve');
  const { lock_version } = await desk.chain(id);
  const end = { lock_version, outcome: 'rejected', reason: 'Сделка отменена' };
  const url = `/api/approval-chains/${String(chain.id)}/finish`;
  expect((await desk.app.as(desk.buyer).post(url, end)).statusCode).toBe(200);
  const [round] = (await sheetOf(chain.id)).rounds;
  expect(round?.stages[1]?.awaited).toMatchObject([{ user: { id: lawyer.id } }]);
});

it('whose turn did not come is told apart from whoever was asked, and the sum is what it was without that', async () => {
  const stage = stageOf([lawyer, finance], { execution: 'sequential', on_reject: 'stop' });
  await desk.template([stage], { priority: -1 });
  const id = await desk.draft();
  const chain = await desk.send(id);
  const awaitedOf = ({ rounds }: ApprovalSheet) => rounds[0]?.stages[0]?.awaited;
  expect(awaitedOf(await sheetOf(chain.id))).toMatchObject([
    { user: { id: lawyer.id }, has_missed_turn: false },
    { user: { id: finance.id }, has_missed_turn: false },
  ]);
  await decide(lawyer, id, 'return');
  const sheet = await sheetOf(chain.id);
  expect(awaitedOf(sheet)).toMatchObject([{ user: { id: finance.id }, has_missed_turn: true }]);
  const docx = await desk.app.as(desk.buyer).get(`/api/approval-chains/${String(chain.id)}/sheet/docx`);
  expect(new PizZip(docx.rawPayload).file('word/document.xml')?.asText()).toContain('Очередь не дошла');
  const untold = sheet.rounds.map((round) => ({
    ...round,
    stages: round.stages.map(({ awaited = [], ...rest }) => ({
      ...rest,
      awaited: awaited.map(({ has_missed_turn: _, ...seat }) => seat),
    })),
  }));
  expect(sheetSum({ ...sheet, rounds: untold })).toBe(sheet.sheet_sum);
});
