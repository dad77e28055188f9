import { sql } from 'kysely';
import type { CommentList, CommentThread } from 'shared/contract/comment/comment';
import type { DestructionAct } from 'shared/contract/archive/destruction-act';
import type { DocumentFile } from 'shared/contract/file/file';
import { aDesk, type Desk, stageOf } from '../approval/approval.builder';
import { commentsModule } from '../comments/comments-module';
import { docxOf, p } from '../file-texts/docx.builder';
import { fileTextsIn } from '../file-texts/file-texts-module';
import { startSources } from '../file-texts/source-thread.builder';
import { fileTemplatesModule } from '../file-templates/file-templates-module';
import { uploadForm } from '../files/upload.builder';
import type { Actor } from '../platform/http/actor';
import { untilWaiting, whileHolding } from '../platform/testing/lock-waiters';
import { rolesModule } from '../roles/roles-module';
import { archiveModule } from './archive-module';

/** Words that stand in the text of the agreement and in nothing else of it. */
const SECRET = 'Шифрограмма';
const TEXT = `${SECRET} передаётся в течение 10 дней после оплаты`;
let desk: Desk;
let lawyer: Actor;
let head: Actor;

beforeAll(async () => {
  desk = await aDesk(
    [commentsModule, fileTemplatesModule, archiveModule, fileTextsIn(startSources)],
    [rolesModule],
  );
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  head = await desk.company.employee({ name: 'Власов Пётр Ильич' });
  await desk.template([stageOf([lawyer])]);
});
afterAll(() => desk.app.close());

/** Tables of the database a row of which holds the words. */
async function tablesWith(words: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
    order by 1`.execute(desk.app.db);
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select from ${sql.raw(name)} as t where t::text ilike ${`%${words}%`} limit 1`.execute(desk.app.db);
    if (rows.length > 0) holding.push(name);
  }
  return holding;
}

const filesOf = async (id: number) => {
  const list = `/api/files?filter[documentable_type]=agreement&filter[documentable_id]=${String(id)}`;
  return (await desk.app.as(desk.buyer).get(list)).json<{ data: DocumentFile[] }>().data;
};

/** A text, a comment and a remark that quote it, and what it was generated with. */
async function talkedAbout(): Promise<number> {
  const id = await desk.draft();
  await desk.upload(id, { content: docxOf(p(TEXT)), fileName: 'Договор.docx' });
  const file = (await filesOf(id)).find(({ name }) => name === 'Договор.docx');
  if (file === undefined) throw new RangeError('No text');
  const place = { version_id: file.id, prefix: '', suffix: 'передаётся в течение' };
  const quote = { text: SECRET, place };
  const said = await desk.app.as(desk.buyer).post('/api/comments', {
    commentable_type: 'agreement',
    commentable_id: id,
    body: 'Что это значит?',
    quote: { ...quote, clause: '1.1' },
  });
  expect([said.statusCode, said.body]).toEqual([201, said.body]);
  await desk.app.db
    .insertInto('generated_documents')
    .values({
      document_version_id: file.id,
      template_version_id: file.id,
      sha256: file.sha256,
      data: JSON.stringify({ предмет: TEXT }),
      created_at: new Date(),
    })
    .execute();
  await desk.send(id);
  const remarks = [{ text: 'Назовите иначе', quote }];
  expect((await desk.vote(lawyer, 'return', { remarks })).statusCode).toBe(200);
  return id;
}

const take = (actor: Actor, action: string, { id, lock_version }: DestructionAct) =>
  desk.app.as(actor).post(`/api/destruction-acts/${String(id)}/${action}`, { lock_version });

/** An act over the agreement that is approved and not yet executed. */
async function approvedAct(id: number): Promise<DestructionAct> {
  await desk.app.db
    .updateTable('agreements')
    .set({ status: 'completed', completed_at: '2019-06-30', retention_until: '2024-12-31' })
    .where('id', '=', id)
    .execute();
  const made = await desk.app.as(desk.buyer).post('/api/destruction-acts', {
    act_date: '2026-11-20',
    basis: 'Перечень № 236',
    commission: 'Власов П. И., директор',
    records: [{ type: 'agreement', id }],
  });
  expect([made.statusCode, made.body]).toEqual([201, made.body]);
  let act = made.json<DestructionAct>();
  const steps = [
    [desk.buyer, 'submit'],
    [head, 'approve'],
  ] as const;
  for (const [actor, action] of steps) {
    const answer = await take(actor, action, act);
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
    act = answer.json<DestructionAct>();
  }
  return act;
}

async function destroy(id: number): Promise<void> {
  const answer = await take(head, 'execute', await approvedAct(id));
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  await desk.app.jobs.run();
}

test('of the words of a destroyed document nothing is left in any table; that they were talked about is', async () => {
  const id = await talkedAbout();
  expect(await tablesWith(SECRET)).toEqual(
    expect.arrayContaining(['approval_remarks', 'comments', 'generated_documents']),
  );
  await destroy(id);
  expect(await tablesWith(SECRET)).toEqual([]);
  expect(await tablesWith('передаётся в течение')).toEqual([]);
  const gone = {
    text: 'Слова уничтожены вместе с документом по акту',
    place: { file_name: 'Договор.docx', prefix: '', suffix: '' },
  };
  const list = `/api/comments?commentable_type=agreement&commentable_id=${String(id)}`;
  const [thread] = (await desk.app.as(desk.buyer).get(list)).json<CommentList>().data;
  expect(thread).toMatchObject({ body: 'Что это значит?', quote: gone });
  const vote = (await desk.chain(id)).stages[0]?.tasks[0]?.vote;
  expect(vote?.remarks).toMatchObject([{ text: 'Назовите иначе', quote: gone }]);
});

test('a destroyed document is talked about, but takes neither files nor quotes any more', async () => {
  const id = await desk.draft();
  await destroy(id);
  const buyer = desk.app.as(desk.buyer);
  const on = { commentable_type: 'agreement', commentable_id: id };
  const said = await buyer.post('/api/comments', { ...on, body: 'Дело сдано?' });
  expect(said.statusCode).toBe(201);
  const { id: comment, lock_version } = said.json<CommentThread>();
  const upload = uploadForm({ type: 'comment', id: comment, kind: 'attachment', fileName: 'Копия.pdf' });
  const attached = await buyer.inject({ method: 'POST', url: '/api/files', ...upload });
  expect(attached.statusCode).toBe(423);
  expect(attached.json()).toHaveProperty(
    'message',
    'Документ уничтожен по акту, прикладывать к обсуждению файлы нельзя',
  );
  const quote = { text: SECRET, clause: '1.1' };
  const refused = { errors: { quote: ['Документ уничтожен по акту, цитировать нечего'] } };
  const quoting = await buyer.post('/api/comments', { ...on, body: 'Как там было?', quote });
  expect([quoting.statusCode, quoting.json()]).toEqual([422, expect.objectContaining(refused)]);
  const change = { lock_version, body: 'Как там было?', quote };
  const corrected = await buyer.put(`/api/comments/${String(comment)}`, change);
  expect([corrected.statusCode, corrected.json()]).toEqual([422, expect.objectContaining(refused)]);
});

/** Every use case writes its line of the journal last: whoever has come so far has done everything else. */
const journal = sql`select from activity_head for update`;

test('what is quoted or attached while an act destroys the document waits for the act and is refused', async () => {
  const id = await desk.draft();
  const act = await approvedAct(id);
  const buyer = desk.app.as(desk.buyer);
  const on = { commentable_type: 'agreement', commentable_id: id };
  const comment = (await buyer.post('/api/comments', { ...on, body: 'Дело сдано?' })).json<CommentThread>()
    .id;
  const upload = uploadForm({ type: 'comment', id: comment, kind: 'attachment', fileName: 'Копия.pdf' });
  const answers = await whileHolding(desk.app.db, journal, async () => {
    const executed = take(head, 'execute', act);
    await untilWaiting(desk.app.db, 1);
    const quoted = buyer.post('/api/comments', { ...on, body: 'Как там было?', quote: { text: SECRET } });
    await untilWaiting(desk.app.db, 2);
    const attached = buyer.inject({ method: 'POST', url: '/api/files', ...upload });
    await untilWaiting(desk.app.db, 3);
    return [executed, quoted, attached];
  });
  const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(codes).toEqual([200, 422, 423]);
  expect(await tablesWith(SECRET)).toEqual([]);
});
