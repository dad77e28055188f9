import type { Selectable } from 'kysely';
import type { Db, Trx } from '../database/database';
import { prepared } from '../database/prepared';
import type { ActivityLogsTable } from '../database/schema';

export type ActivityRow = Selectable<ActivityLogsTable>;

export interface Head {
  seq: number;
  hash: string;
}

interface LockedHead extends Head {
  /** Whose keys the newest line was written with; null where that was never put down. */
  key_fingerprint: string | null;
}

/** The newest link, held until the transaction ends: lines are added one after another. */
export async function lockHead(trx: Trx): Promise<LockedHead> {
  return trx
    .selectFrom('activity_head')
    .select(['seq', 'hash', 'key_fingerprint'])
    .forUpdate()
    .modifyEnd(prepared())
    .executeTakeFirstOrThrow();
}

/** The newest link as it stands. */
export async function getHead(db: Db): Promise<Head> {
  return db.selectFrom('activity_head').select(['seq', 'hash']).executeTakeFirstOrThrow();
}

/** PostgreSQL takes at most 65535 parameters a statement. */
const MOST_LINES = 1000;

const stored = (line: ActivityRow) => ({ ...line, changes: JSON.stringify(line.changes) });

/** Adds lines and moves the head to the last of them; the last ones and the head by one statement. */
export async function appendLines(trx: Trx, lines: readonly ActivityRow[], head: LockedHead): Promise<void> {
  let rest = lines;
  for (; rest.length > MOST_LINES; rest = rest.slice(MOST_LINES)) {
    await trx.insertInto('activity_logs').values(rest.slice(0, MOST_LINES).map(stored)).execute();
  }
  const last = trx
    .with('added', (db) => db.insertInto('activity_logs').values(rest.map(stored)).returning('seq'))
    .updateTable('activity_head')
    .set(head);
  // A use case adds one line as a rule; how many more there are is another text each time.
  await (rest.length === 1 ? last.modifyEnd(prepared()) : last).execute();
}

/** Lines in the order of the chain, in batches, so that a long journal never lies in memory whole. */
export async function* linesInOrder(db: Db, batch = 2000): AsyncGenerator<ActivityRow[]> {
  for (let after = Number.MIN_SAFE_INTEGER; ;) {
    const rows = await db
      .selectFrom('activity_logs')
      .selectAll()
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(batch)
      .execute();
    if (rows.length === 0) return;
    yield rows;
    after = rows[rows.length - 1]?.seq ?? after;
  }
}
