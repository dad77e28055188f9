import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createActivityLog, REKEYED } from './activity/activity-log.service';
import { anchorText, readAnchor } from './activity/anchor';
import { rotateSecret } from './config/rotate-secret';
import { loadSecrets, type Secrets, secretsFrom } from './config/secrets';
import { transactOn } from './database/transact';
import { SYSTEM_ORIGIN } from './http/actor';
import { claimInstallation } from './installation';
import { keysOver } from './key-ring';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

const [FIRST, SECOND, THIRD] = [1, 2, 3].map(
  (number) => `root of all keys number ${String(number)}, long`,
) as [string, string, string];
const now = () => new Date('2026-11-20T09:00:00Z');
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const write = (secrets: Secrets, label: string) =>
  transactOn(database.db)((trx) =>
    createActivityLog(secrets, now).record(trx, {
      actor: null,
      action: 'paper.updated',
      entityType: 'paper',
      entityId: 1,
      entityLabel: label,
      origin: SYSTEM_ORIGIN,
    }),
  );
const verified = (secrets: Secrets) => createActivityLog(secrets, now).verify(database.db);

/** What somebody with the rights of the database's owner can do behind the journal's back. */
const tamper = (sql: string) =>
  database.pool.query(
    `begin; alter table activity_logs disable trigger user; alter table sealed_keys disable trigger user; ${sql}; commit`,
  );

/** Two lines under the first root, one under the second. */
async function rotated(): Promise<Secrets> {
  await claimInstallation(database.db, secretsFrom(FIRST));
  await write(secretsFrom(FIRST), 'Один');
  await write(secretsFrom(FIRST), 'Два');
  const second = secretsFrom(SECOND, [FIRST]);
  expect(await claimInstallation((await database.openRunning()).db, second)).toBe(true);
  await write(second, 'Три');
  return second;
}

describe('a change of the root of all keys', () => {
  it('leaves the journal verifiable, by the new root alone from then on, and says so in the journal', async () => {
    await rotated();
    const second = secretsFrom(SECOND);
    expect(await claimInstallation(database.db, second)).toBe(false);
    expect(await verified(second)).toEqual({ checked: 4, fault: null });
    const third = secretsFrom(THIRD, [SECOND]);
    await claimInstallation(database.db, third);
    expect(await verified(secretsFrom(THIRD))).toEqual({ checked: 5, fault: null });
    const lines = await database.db.selectFrom('activity_logs').select('action').orderBy('seq').execute();
    expect(lines.filter(({ action }) => action === REKEYED)).toHaveLength(2);
  });

  it('is refused to a root that does not name the present one', async () => {
    await claimInstallation(database.db, secretsFrom(FIRST));
    await expect(claimInstallation(database.db, secretsFrom(THIRD, [SECOND]))).rejects.toThrow(
      'APP_SECRET_PREVIOUS',
    );
  });

  it('keeps a node that still has the former root from writing', async () => {
    await rotated();
    await expect(write(secretsFrom(FIRST), 'Поздно')).rejects.toThrow('перезапустить с новым ключом');
  });

  it('shows lines that somebody with the former root changed, added or put in place of newer ones', async () => {
    const second = await rotated();
    await tamper("update activity_logs set entity_label = 'Другое' where seq = 1");
    expect((await verified(second)).fault).toEqual({ seq: 1, reason: 'changed' });
    await tamper("update activity_logs set entity_label = 'Один' where seq = 1");
    await tamper('update activity_head set key_fingerprint = null');
    await write(secretsFrom(FIRST), 'Прежним ключом');
    expect((await verified(second)).fault).toEqual({ seq: 5, reason: 'changed' });
    await tamper(`delete from activity_logs where seq > 2;
      update activity_head set seq = 2, hash = (select hash from activity_logs where seq = 2)`);
    await write(secretsFrom(FIRST), 'Вместо смены');
    expect((await verified(second)).fault).toEqual({ seq: 4, reason: 'removed' });
  });

  it('keeps the anchors of before readable', async () => {
    const head = { seq: 1, hash: 'a'.repeat(64) };
    const anchor = anchorText(secretsFrom(FIRST).derive('activity-anchor'), head, now());
    const second = await rotated();
    expect(readAnchor(await keysOver(database.db, second, 'activity-anchor'), anchor)).toMatchObject(head);
    expect(readAnchor([second.derive('activity-anchor')], anchor)).toBeNull();
  });

  it('happens once when two nodes start with the new root at the same time', async () => {
    await claimInstallation(database.db, secretsFrom(FIRST));
    const second = secretsFrom(SECOND, [FIRST]);
    await Promise.all([claimInstallation(database.db, second), claimInstallation(database.db, second)]);
    expect(await verified(second)).toEqual({ checked: 1, fault: null });
  });
});

describe('the root in the data folder', () => {
  let dataDir: string;
  const change = () => rotateSecret({ appSecret: null, dataDir }, () => undefined);
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'register-secret-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('is changed by a command, twice if need be, and the next start takes the keys over', async () => {
    const before = await loadSecrets({ appSecret: null, dataDir });
    await claimInstallation(database.db, before);
    await write(before, 'Один');
    await change();
    await change();
    const after = await loadSecrets({ appSecret: null, dataDir });
    expect(after.fingerprint).not.toBe(before.fingerprint);
    await claimInstallation(database.db, after);
    expect(await verified(after)).toEqual({ checked: 2, fault: null });
  });

  it('is not changed where there is none, where it cannot be read, and where APP_SECRET holds it', async () => {
    await expect(change()).rejects.toThrow('ключа ещё нет');
    await writeFile(path.join(dataDir, 'secrets.json'), '{');
    await expect(change()).rejects.toThrow('не читается');
    expect(await readFile(path.join(dataDir, 'secrets.json'), 'utf8')).toBe('{');
    const nowhere = path.join(dataDir, 'nowhere');
    await expect(rotateSecret({ appSecret: null, dataDir: nowhere }, () => undefined)).rejects.toThrow(
      'менять нечего',
    );
    expect(existsSync(nowhere)).toBe(false);
    await expect(rotateSecret({ appSecret: FIRST, dataDir }, () => undefined)).rejects.toThrow(
      'APP_SECRET_PREVIOUS',
    );
  });
});
