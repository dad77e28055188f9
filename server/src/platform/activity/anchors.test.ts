import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { transactOn } from '../database/transact';
import { SYSTEM_ORIGIN } from '../http/actor';
import { anActor, startTestApp, type TestApp } from '../testing/test-app';
import { TinyS3 } from '../testing/tiny-s3';

let tiny: TinyS3;
let app: TestApp;
beforeEach(async () => {
  tiny = new TinyS3();
  const s3 = {
    endpoint: await tiny.start(),
    bucket: 'bucket',
    accessKey: 'key',
    secretKey: 'secret',
    region: 'us-east-1',
  };
  app = await startTestApp({ config: { s3 } });
  for (const label of ['Один', 'Два', 'Три', 'Четыре', 'Пять']) await write(label);
});
afterEach(async () => {
  await app.close();
  await tiny.stop();
});

const write = (label: string) =>
  transactOn(app.db)((trx) =>
    app.deps.activity.record(trx, {
      actor: null,
      action: 'paper.updated',
      entityType: 'paper',
      entityId: 1,
      entityLabel: label,
      origin: SYSTEM_ORIGIN,
    }),
  );
const anchor = () => app.jobs.runScheduled('activity-log.anchor');
const verified = async () =>
  (await app.as(anActor()).post('/api/activity-logs/verify')).json<{ first_fault: object | null }>()
    .first_fault;
const folder = () => path.join(app.deps.config.dataDir, 'anchors');

/** What the role that owns the tables can do: the newest lines are gone, and the head with them. */
const cutOff = (after: number) =>
  sql`do $$ begin
    alter table activity_logs disable trigger user;
    delete from activity_logs where seq > ${sql.lit(after)};
    update activity_head set seq = ${sql.lit(after)},
      hash = (select hash from activity_logs where seq = ${sql.lit(after)});
    alter table activity_logs enable trigger user;
  end $$`.execute(app.db);

describe('an anchor outside the database', () => {
  it('shows that the end of the journal was cut off, which the journal itself does not', async () => {
    await anchor();
    expect(await verified()).toBeNull();
    await cutOff(2);
    expect(await app.deps.activity.verify(app.db)).toMatchObject({ fault: null });
    expect(await verified()).toEqual({ seq: 3, reason: 'removed' });
  });

  it('shows it also after others were written in the place of the lines', async () => {
    await anchor();
    await cutOff(2);
    for (const label of ['Другая', 'Ещё одна', 'И ещё', 'И последняя']) await write(label);
    expect(await verified()).toEqual({ seq: 5, reason: 'changed' });
  });

  it('is kept in the folder and in the store, either of which is enough', async () => {
    await anchor();
    const [file = ''] = await readdir(folder());
    const line = (await readFile(path.join(folder(), file), 'utf8')).trim();
    expect([...tiny.objects.keys()]).toEqual([`anchors/${line}`]);
    tiny.objects.clear();
    await cutOff(2);
    expect(await verified()).toEqual({ seq: 3, reason: 'removed' });
  });

  it('is read also after one that was left unfinished', async () => {
    await anchor();
    const [file = ''] = await readdir(folder());
    tiny.objects.clear();
    await writeFile(path.join(folder(), file), '2026-11-20T09:0');
    await anchor();
    tiny.objects.clear();
    await cutOff(2);
    expect(await verified()).toEqual({ seq: 3, reason: 'removed' });
  });

  it('is believed only with the signature of this installation', async () => {
    await anchor();
    const [file = ''] = await readdir(folder());
    const forged = `2026-11-20T09:00:00.000Z_900_${'a'.repeat(64)}_${'b'.repeat(64)}\nnonsense\n`;
    await appendFile(path.join(folder(), file), forged);
    expect(await verified()).toBeNull();
  });

  it('is not dropped of a journal that is empty', async () => {
    const fresh = await startTestApp();
    await fresh.jobs.runScheduled('activity-log.anchor');
    await expect(readdir(path.join(fresh.deps.config.dataDir, 'anchors'))).rejects.toThrow('ENOENT');
    await fresh.close();
  });
});
