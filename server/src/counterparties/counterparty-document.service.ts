import { sql } from 'kysely';
import type { DocumentGuard } from '../files/document-guard';
import { holds } from '../platform/http/access';
import { Forbidden, NotFound } from '../platform/http/errors';
import type { Db } from '../platform/database/database';

async function counterpartyName(db: Db, id: number, hold = sql``): Promise<string> {
  const { rows } = await sql<{ name_full: string }>`
    select name_full from counterparties where id = ${id} and deleted_at is null ${hold}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new NotFound('Контрагент не найден');
  return found.name_full;
}

/** Counterparties are open to every employee, and so are their charters and cards. */
export const counterpartyDocument: DocumentGuard = {
  async requireReadable(db, _actor, id) {
    await counterpartyName(db, id);
  },
  async requireWritable(trx, actor, { id }) {
    if (!holds(actor, 'counterparties.update')) throw new Forbidden();
    return counterpartyName(trx, id, sql`for share`);
  },
};
