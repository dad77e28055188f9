import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { requireSubject } from '../approval-subjects.service';
import type { ChainRow } from './chains.repository';

/** True when the employee may read the document of the round, or was asked about it. */
export async function seesChain(
  deps: Deps,
  db: Db,
  { actor, chain }: { actor: Actor; chain: ChainRow },
): Promise<boolean> {
  const subject = requireSubject(deps.app, chain.approvable_type);
  const { rows } = await sql<{ is_seen: boolean }>`
    select (${subject.readBy(actor, sql<number>`${chain.approvable_id}::bigint`)}) or exists (
      select from approval_tasks t where t.chain_id = ${chain.id} and t.assignee_id = ${actor.id}) as is_seen`.execute(
    db,
  );
  return rows[0]?.is_seen === true;
}
