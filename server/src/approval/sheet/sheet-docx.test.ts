import { Worker } from 'node:worker_threads';
import PizZip from 'pizzip';
import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';
import { threadMaker } from './sheet-maker';

let desk: Desk;
let lawyer: Actor;
let away: Actor;
let deputy: Actor;

beforeAll(async () => {
  desk = await aDesk();
  const { company } = desk;
  lawyer = await company.employee({ name: 'Соколова Мария Дмитриевна' });
  away = await company.employee({ name: 'Белов Андрей Викторович' });
  deputy = await company.employee({ name: 'Власов Игорь Олегович' });
  await desk.template([stageOf([lawyer]), stageOf([away], { name: 'Финансы' })]);
});
afterAll(() => desk.app.close());

/** The version of the agreement, and its round with the version of that. */
interface Versions {
  lock_version: number;
  chain: Pick<ApprovalChain, 'id' | 'lock_version'>;
}

/** The words of a Word document, a line for each paragraph. */
function wordsOf(content: Buffer): string {
  const xml = new PizZip(content).file('word/document.xml')?.asText() ?? '';
  return xml
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ');
}

it('the sheet as a Word document names rounds, votes, deputies, remarks with their fate, the file and the journal', async () => {
  await desk.app.as(away).post('/api/absences', {
    deputy_id: deputy.id,
    date_from: '2026-11-20',
    date_to: '2026-11-25',
  });
  const id = await desk.draft();
  await desk.send(id);
  const remarks = [{ text: 'Срок оплаты противоречит регламенту', clause_ref: 'п. 4.2' }];
  await desk.vote(lawyer, 'approve_with_remarks', { remark: 'Проверьте срок', remarks });
  expect((await desk.vote(deputy, 'return', { remark: 'Нет бюджета' })).statusCode).toBe(200);
  await desk.send(id);
  const chain = await desk.chain(id);
  const url = `/api/approval-chains/${String(chain.id)}/sheet`;
  const answer = await desk.app.as(desk.buyer).get(`${url}/docx`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('wordprocessingml');
  const name = decodeURIComponent(
    /filename\*=UTF-8''(.*)$/.exec(String(answer.headers['content-disposition']))?.[1] ?? '',
  );
  expect(name).toMatch(/^Лист согласования_Договор .*_20\.11\.2026\.docx$/);
  const words = wordsOf(answer.rawPayload);
  const sheet = (await desk.app.as(desk.buyer).get(url)).json<ApprovalSheet>();
  expect(sheet.rounds).toHaveLength(2);
  for (const said of [
    'Лист согласования',
    sheet.document.label,
    'Круг 1. Возвращено на доработку',
    'Круг 2. Идёт согласование',
    `: ${desk.buyer.name}; завершено `,
    lawyer.name,
    'Согласовано с замечаниями',
    'Проверьте срок',
    'п. 4.2. Срок оплаты противоречит регламенту — открыто',
    deputy.name,
    `По замещению: ${away.name}`,
    'Нет бюджета',
    `SHA-256: ${String(sheet.rounds[0]?.file?.sha256)}`,
    `Контрольная сумма листа: ${String(sheet.sheet_sum)}`,
    `Запись журнала ${String(sheet.journal.seq)}: ${sheet.journal.hash}`,
  ])
    expect(words).toContain(said.replaceAll('\u00a0', ' '));
  // Of a woman as of a man.
  expect(words).toMatch(/Отправлено \d/);
});

it('a decision that was taken back stands there with its remark and its reason, beside the one made since', async () => {
  const id = await desk.draft();
  await desk.send(id);
  const [task] = await desk.tasks(lawyer);
  const seat = `/api/approval-tasks/${String(task?.id)}`;
  const step = (name: string, body: object) => desk.app.as(lawyer).post(`${seat}/${name}`, body);
  const remarks = [{ text: 'Пункт 3 убрать' }];
  expect((await step('vote', { decision: 'approve_with_remarks', remarks })).statusCode).toBe(200);
  expect((await step('revoke', { reason: 'Поторопилась' })).statusCode).toBe(200);
  const url = `/api/approval-chains/${String((await desk.chain(id)).id)}/sheet`;
  const votesOf = async () =>
    (await desk.app.as(desk.buyer).get(url)).json<ApprovalSheet>().rounds[0]?.stages[0]?.votes;
  expect(await votesOf()).toMatchObject([{ decision: 'approve_with_remarks', remarks }]);
  expect((await step('vote', { decision: 'approve' })).statusCode).toBe(200);
  expect(await votesOf()).toMatchObject([
    { decision: 'approve_with_remarks', remarks, revoke_reason: 'Поторопилась' },
    { decision: 'approve', revoked_at: null },
  ]);
  const words = wordsOf((await desk.app.as(desk.buyer).get(`${url}/docx`)).rawPayload);
  for (const said of ['Пункт 3 убрать', 'Отозвано 20.11.2026', 'Причина: Поторопилась'])
    expect(words).toContain(said);
});

it('who has not decided yet stands beside those of the stage who have', async () => {
  await desk.template([stageOf([lawyer, away])], { priority: 1 });
  const id = await desk.draft();
  await desk.send(id);
  await desk.vote(lawyer, 'approve', {});
  const url = `/api/approval-chains/${String((await desk.chain(id)).id)}/sheet`;
  const [round] = (await desk.app.as(desk.buyer).get(url)).json<ApprovalSheet>().rounds;
  expect([round?.stages[0]?.votes.length, round?.stages[0]?.awaited?.length]).toEqual([1, 1]);
  const words = wordsOf((await desk.app.as(desk.buyer).get(`${url}/docx`)).rawPayload);
  expect(words).toContain('Решения нет');
  expect(words).toContain(round?.stages[0]?.awaited?.[0]?.user.full_name);
});

it('who was asked when the round was ended without decisions stands there as well', async () => {
  await desk.template([stageOf([lawyer, away]), stageOf([deputy], { name: 'Финансы' })], { priority: 0 });
  const id = await desk.draft();
  await desk.send(id);
  await desk.vote(lawyer, 'approve', {});
  const { id: chainId, lock_version } = await desk.chain(id);
  const url = `/api/approval-chains/${String(chainId)}`;
  const end = { lock_version, outcome: 'returned', reason: 'Сделка откладывается' };
  expect((await desk.app.as(desk.buyer).post(`${url}/finish`, end)).statusCode).toBe(200);
  const [round] = (await desk.app.as(desk.buyer).get(`${url}/sheet`)).json<ApprovalSheet>().rounds;
  expect(round?.stages.map(({ votes, awaited }) => [votes.length, awaited?.length])).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

it.each([
  {
    how: 'taken back by the document',
    take: (id: number, { lock_version }: Versions) =>
      desk.app
        .as(desk.buyer)
        .post(`/api/agreements/${String(id)}/recall`, { lock_version, reason: 'Ошибка в сумме' }),
    state: 'Отозвано',
    said: 'Причина отзыва (Журавлёва Анна Петровна): Ошибка в сумме',
  },
  {
    how: 'cancelled from its own page',
    take: (_: number, { chain }: Versions) =>
      desk.app.as(desk.buyer).delete(`/api/approval-chains/${String(chain.id)}`, {
        lock_version: chain.lock_version,
        reason: 'Ошибка в сумме',
      }),
    state: 'Отозвано',
    said: 'Причина отзыва (Журавлёва Анна Петровна): Ошибка в сумме',
  },
  {
    how: 'ended without decisions',
    take: (_: number, { chain }: Versions) =>
      desk.app.as(desk.buyer).post(`/api/approval-chains/${String(chain.id)}/finish`, {
        lock_version: chain.lock_version,
        outcome: 'returned',
        reason: 'Ошибка в сумме',
      }),
    state: 'Возвращено на доработку',
    said: 'Итог: Завершено без решений участников (Журавлёва Анна Петровна): Ошибка в сумме',
  },
])('of a round that was $how the sheet says by whom and why, once', async ({ take, state, said }) => {
  const id = await desk.draft();
  const chain = await desk.send(id);
  const { lock_version } = await desk.card(id);
  expect((await take(id, { lock_version, chain })).statusCode).toBe(200);
  const url = `/api/approval-chains/${String(chain.id)}/sheet/docx`;
  const words = wordsOf((await desk.app.as(desk.buyer).get(url)).rawPayload);
  expect(words).toContain(`Круг 1. ${state}`);
  expect(words).toContain(said);
  expect(words.split('Ошибка в сумме')).toHaveLength(2);
});

it('is made off the thread that answers requests, and refused where there is no such thread', async () => {
  const id = await desk.draft();
  const { id: chainId } = await desk.send(id);
  const url = `/api/approval-chains/${String(chainId)}/sheet`;
  const sheet = (await desk.app.as(desk.buyer).get(url)).json<ApprovalSheet>();
  const threads: Worker[] = [];
  const maker = threadMaker((limits) => {
    const thread = new Worker(new URL(`file://${__dirname}/sheet-thread.ts`), {
      ...limits,
      execArgv: ['--import', `file://${__dirname}/../../platform/testing/run-sources.mjs`],
    });
    threads.push(thread);
    return thread;
  });
  const words = wordsOf(Buffer.from(await maker.make(sheet)));
  await maker.close();
  expect(words).toContain(sheet.journal.hash);
  // A paper shows only what the page of the check compares.
  expect(words).not.toContain(sheet.sheet_hash);
  expect(threads).toHaveLength(1);
  await expect(threadMaker(() => null).make(sheet)).rejects.toMatchObject({ status: 503 });
});
