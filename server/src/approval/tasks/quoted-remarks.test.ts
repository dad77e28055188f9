import type { DocumentFile } from 'shared/contract/file/file';
import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import { docxOf, p } from '../../file-texts/docx.builder';
import { fileTextsIn } from '../../file-texts/file-texts-module';
import { startSources } from '../../file-texts/source-thread.builder';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

const TERM = 'Поставщик заменяет товар в течение 10 дней';
let desk: Desk;
let lawyer: Actor;

beforeAll(async () => {
  desk = await aDesk([fileTextsIn(startSources)]);
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  await desk.template([stageOf([lawyer])]);
});
afterAll(() => desk.app.close());

/** An agreement that waits for the lawyer, and its text. */
async function sent(): Promise<{ id: number; file: DocumentFile }> {
  const id = await desk.draft();
  await desk.upload(id, { content: docxOf(p(`${TERM}.`)), fileName: 'Договор.docx' });
  await desk.send(id);
  const list = `/api/files?filter[documentable_type]=agreement&filter[documentable_id]=${String(id)}`;
  const files = (await desk.app.as(desk.buyer).get(list)).json<{ data: DocumentFile[] }>().data;
  const file = files.find(({ name }) => name === 'Договор.docx');
  if (file === undefined) throw new RangeError('No text');
  return { id, file };
}
const around = { prefix: 'заменяет товар', suffix: '.' };
const aRemark = (file: { id: number }, text = 'в течение 10\u00a0дней') => ({
  text: 'Нужно не более 5 дней',
  clause_ref: 'п. 5.4',
  quote: { text, place: { version_id: file.id, ...around } },
});
const voteOf = async (id: number) => (await desk.chain(id)).stages[0]?.tasks[0]?.vote ?? null;

it('a document is returned with a remark on marked words, and everybody sees which words and where they stand', async () => {
  const { id, file } = await sent();
  const plain = { text: 'Нет спецификации' };
  const answer = await desk.vote(lawyer, 'return', { remarks: [aRemark(file), plain] });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  const quote = {
    text: 'в течение 10\u00a0дней',
    clause: null,
    place: {
      version_id: file.id,
      file_name: 'Договор.docx',
      file_version: file.version,
      ...around,
      is_checked: true,
    },
  };
  expect((await voteOf(id))?.remarks).toMatchObject([
    { text: 'Нужно не более 5 дней', clause_ref: 'п. 5.4', quote },
    { ...plain, quote: null },
  ]);
  const sheet = `/api/approval-chains/${String((await desk.chain(id)).id)}/sheet`;
  const { rounds } = (await desk.app.as(desk.buyer).get(sheet)).json<ApprovalSheet>();
  expect(rounds[0]?.stages[0]?.votes[0]?.remarks[0]?.quote).toEqual(quote);
});

it('words that do not stand in the file, and a file of another document, are refused and nothing is decided', async () => {
  const { id, file } = await sent();
  const strange = await desk.vote(lawyer, 'return', {
    remarks: [{ text: 'Проверьте срок' }, aRemark(file, 'в течение 99 дней')],
  });
  expect(strange.statusCode).toBe(422);
  expect(strange.json<{ errors: Record<string, string[]> }>().errors).toEqual({
    'remarks.1.quote.text': [expect.stringContaining('нет таких слов')],
  });
  const other = await sent();
  const task = (await desk.tasks(lawyer)).find(({ document }) => document.id === id);
  const alien = await desk.app.as(lawyer).post(`/api/approval-tasks/${String(task?.id)}/vote`, {
    decision: 'return',
    remarks: [aRemark(other.file)],
  });
  expect(alien.json<{ errors: Record<string, string[]> }>().errors).toHaveProperty(['remarks.0.quote.place']);
  expect(await voteOf(id)).toBeNull();
  expect((await desk.chain(id)).status).toBe('running');
});

it('whoever sees neither the document nor the task learns nothing of the words in its file', async () => {
  const { id, file } = await sent();
  const task = (await desk.tasks(lawyer)).find(({ document }) => document.id === id);
  const outsider = await desk.company.employee({ dataScope: 'own' });
  const url = `/api/approval-tasks/${String(task?.id)}/vote`;
  for (const text of ['в течение 10 дней', 'в течение 99 дней']) {
    const answer = await desk.app
      .as(outsider)
      .post(url, { decision: 'return', remarks: [aRemark(file, text)] });
    expect(answer.statusCode).toBe(404);
  }
});
