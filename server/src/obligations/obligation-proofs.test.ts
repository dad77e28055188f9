import type { ObligationRow } from 'shared/contract/obligation/obligation';
import type { DocumentFile } from 'shared/contract/file/file';
import { aTalker } from '../comments/talker.builder';
import { dueDatesModule } from '../due-dates/due-dates-module';
import { filesModule } from '../files/files-module';
import { uploadForm } from '../files/upload.builder';
import { aDebtor } from './debtor.builder';

let desk: Awaited<ReturnType<typeof aDebtor>>;
beforeAll(async () => {
  desk = await aDebtor([filesModule, dueDatesModule]);
});
afterAll(() => desk.app.close());

const errorsOf = (answer: { json: <T>() => T }) => answer.json<{ errors: Record<string, string[]> }>().errors;
async function aFile(id: number): Promise<DocumentFile> {
  const form = uploadForm({ id, kind: 'attachment', fileName: 'Акт № 7.pdf' });
  const answer = await desk.app.as(desk.lawyer).inject({ method: 'POST', url: '/api/files', ...form });
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
  return answer.json<DocumentFile>();
}

test('the rule of a term is answered as one too, by the card and by the register', async () => {
  const id = await desk.agreement();
  const made = await desk.add(id, { due_base: 'act', due_day: '2026-12-01', due_offset: 5 });
  const rule = { base: 'act', offset: 5, unit: 'working' };
  expect(made).toMatchObject({ due_rule: rule, due_base: 'act', due_offset: 5, due_unit: 'working' });
  const list = `/api/obligations?filter[document_id]=${String(id)}`;
  const { data } = (await desk.app.as(desk.lawyer).get(list)).json<{ data: ObligationRow[] }>();
  expect(data).toMatchObject([{ due_rule: rule, remind_days: [], document_version_id: null }]);
});

test('what was done names the file that proves it; a file of another document proves nothing', async () => {
  const id = await desk.agreement();
  const made = await desk.add(id);
  const other = await aFile(await desk.agreement({ status: 'draft' }));
  const alien = await desk.act(made, 'mark-done', { date: '2026-11-19', document_version_id: other.id });
  expect([alien.statusCode, alien.body]).toEqual([422, alien.body]);
  expect(errorsOf(alien).document_version_id?.[0]).toContain('Такого файла у документа нет');
  const waived = await desk.act(made, 'waive', { reason: 'Не нужно', document_version_id: other.id });
  expect(errorsOf(waived)).toHaveProperty('document_version_id');
  expect((await desk.read(made.id)).status).toBe('planned');
  const act = await aFile(id);
  const done = await desk.act(made, 'mark-done', { date: '2026-11-19', document_version_id: act.id });
  expect(done.json()).toMatchObject({
    status: 'done',
    document_version_id: act.id,
    document_version: { id: act.id, name: 'Акт № 7.pdf', version: 1, url: act.url },
  });
  const again = await desk.act(await desk.read(made.id), 'reopen');
  expect(again.json()).toMatchObject({ status: 'planned', document_version: null });
});

test('it is reminded of on its own days, others on the company’s, and an unknown day is refused', async () => {
  const buyer = await aTalker(desk.app.db, desk.company, { permissions: ['agreements.read'] });
  const id = await desk.agreement();
  // 20.11.2026 is today: thirty days before.
  const early = await desk.add(id, {
    title: 'Отчёт',
    due_day: '2026-12-18',
    remind_days: [30, 3],
    responsible_id: buyer.id,
  });
  expect(early.remind_days).toEqual([30, 3]);
  await desk.add(id, { title: 'Аванс', due_day: '2026-12-18', responsible_id: buyer.id });
  expect(errorsOf(await desk.post(id, { remind_days: [4] }))).toHaveProperty(['remind_days.0']);
  await desk.app.db.deleteFrom('notifications').execute();
  const told = async () => {
    await desk.app.jobs.runScheduled('due-dates.remind');
    const rows = await desk.app.db
      .selectFrom('notifications')
      .select(['title', 'body'])
      .orderBy('id')
      .execute();
    await desk.app.db.deleteFrom('notifications').execute();
    return rows.map(({ title, body }) => `${title}: ${body.split('.')[0] ?? ''}`);
  };
  expect(await told()).toEqual(['До срока обязательства 28\u00a0дней: Отчёт']);
  desk.app.setNow(new Date('2026-12-11T09:00:00Z'));
  expect(await told()).toEqual(['До срока обязательства 7\u00a0дней: Аванс']);
  desk.app.setNow(new Date('2026-12-15T09:00:00Z'));
  expect(await told()).toEqual(['До срока обязательства 3\u00a0дня: Отчёт']);
  desk.app.setNow(new Date('2026-12-17T09:00:00Z'));
  expect(await told()).toEqual(['До срока обязательства 1\u00a0день: Аванс']);
  const { lock_version } = await desk.read(early.id);
  const changed = await desk.app.as(desk.lawyer).patch(desk.at(early.id), { lock_version, remind_days: [] });
  expect(changed.json()).toMatchObject({ remind_days: [] });
});
