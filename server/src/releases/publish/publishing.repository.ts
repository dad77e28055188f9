import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';

/** Nobody else publishes this version until the transaction ends. */
export async function lockPublishing(trx: Trx, area: string, version: string): Promise<void> {
  const name = `${area} ${version}`;
  await sql`select pg_advisory_xact_lock(hashtext('release_publishing'), hashtext(${name}))`.execute(trx);
}
