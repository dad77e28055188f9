import { sql } from 'kysely';
import type { Trx } from '../platform/database/database';

/** Nobody is asked about the document any more: what waits for a decision is closed as not needed. */
export async function closeTasks(trx: Trx, document: { kind: string; id: number }, now: Date): Promise<void> {
  await sql`update approval_tasks set status = 'not_needed', finished_at = ${now}
    where approvable_type = ${document.kind} and approvable_id = ${document.id}
      and status in ('waiting', 'pending')`.execute(trx);
}
