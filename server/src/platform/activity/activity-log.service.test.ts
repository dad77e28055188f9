import { randomBytes } from 'node:crypto';
import { secretsFrom } from '../config/secrets';
import { transactOn } from '../database/transact';
import { SYSTEM_ORIGIN } from '../http/actor';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { type ActivityEntry, createActivityLog } from './activity-log.service';

const someSecrets = () => secretsFrom(randomBytes(32).toString('hex'));
const log = createActivityLog(someSecrets(), () => new Date('2026-11-20T09:00:00.123Z'));
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const anEntry = (label: string): ActivityEntry => ({
  actor: { id: 7, name: 'Соколова Мария Дмитриевна' },
  action: 'agreement.updated',
  entityType: 'agreement',
  entityId: 12,
  entityLabel: label,
  changes: [{ field: 'amount', label: 'Сумма', old: '1 000,00 ₽', new: '2 000,00 ₽' }],
  origin: { ip: '10.0.0.7', userAgent: 'Browser', requestId: 'request-1' },
});

async function write(...labels: string[]): Promise<void> {
  for (const label of labels) await transactOn(database.db)((trx) => log.record(trx, anEntry(label)));
}

/** What somebody with the rights of the database's owner can do behind the journal's back. */
async function tamper(sql: string): Promise<void> {
  await database.pool.query(
    `begin; alter table activity_logs disable trigger user; ${sql}; alter table activity_logs enable trigger user; commit`,
  );
}

describe('the activity log', () => {
  it('is intact after use cases that ran at the same time', async () => {
    const transact = transactOn(database.db);
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        transact(async (trx) => {
          await log.record(trx, anEntry(`Договор ${String(number)}`));
          await log.record(trx, { ...anEntry('Файл'), actor: null, origin: SYSTEM_ORIGIN, changes: [] });
        }),
      ),
    );
    expect(await log.verify(database.db)).toEqual({ checked: 40, fault: null });
  });

  it('holds no line of a use case that failed', async () => {
    const failed = transactOn(database.db)(async (trx) => {
      await log.record(trx, anEntry('Договор'));
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect(await log.verify(database.db)).toEqual({ checked: 0, fault: null });
  });

  it.each([
    ["update activity_logs set entity_label = 'x' where seq = 2", { seq: 2, reason: 'changed' }],
    ["update activity_logs set changes = '[]' where seq = 1", { seq: 1, reason: 'changed' }],
    ['update activity_logs set actor_id = 8 where seq = 3', { seq: 3, reason: 'changed' }],
    ['delete from activity_logs where seq = 2', { seq: 2, reason: 'removed' }],
    ['delete from activity_logs where seq = 3', { seq: 3, reason: 'removed' }],
    ['delete from activity_logs where seq = 1', { seq: 1, reason: 'removed' }],
    [
      `insert into activity_logs select 4, occurred_at, actor_id, actor_name, on_behalf_of_id, action, entity_type,
         entity_id, entity_label, changes, ip, user_agent, request_id, hash, hash from activity_logs where seq = 3`,
      { seq: 4, reason: 'inserted' },
    ],
    [
      `insert into activity_logs select 0, occurred_at, actor_id, actor_name, on_behalf_of_id, action, entity_type,
         entity_id, entity_label, changes, ip, user_agent, request_id, '', hash from activity_logs where seq = 1`,
      { seq: 0, reason: 'inserted' },
    ],
  ])('shows what was done behind its back: %s', async (sql, fault) => {
    await write('Договор 1', 'Договор 2', 'Договор 3');
    await tamper(sql);
    expect((await log.verify(database.db)).fault).toEqual(fault);
  });

  it('cannot be continued by somebody who does not hold the key', async () => {
    await write('Договор 1');
    const stranger = createActivityLog(someSecrets(), () => new Date());
    await tamper('update activity_head set key_fingerprint = null');
    await transactOn(database.db)((trx) => stranger.record(trx, anEntry('Договор 2')));
    expect((await log.verify(database.db)).fault).toEqual({ seq: 2, reason: 'changed' });
  });

  it.each([
    'update activity_logs set action = action',
    'delete from activity_logs',
    'truncate activity_logs',
  ])('refuses %s at the database itself', async (sql) => {
    await write('Договор');
    await expect(database.pool.query(sql)).rejects.toThrow('append-only');
  });
});
