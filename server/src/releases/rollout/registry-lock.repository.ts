import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';

/**
 * Nobody else switches anything on until the transaction ends: a shell and an area that do not fit each other could
 * otherwise each pass its check beside the other. Taken before the lock of a channel.
 */
export async function lockRegistry(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('release_registry'), 0)`.execute(trx);
}
