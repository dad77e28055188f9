import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { Conflict, NotFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { type ApprovalSubject, requireSubject } from '../approval-subjects.service';
import {
  type ChainRow,
  findChain,
  findChainOfTask,
  type LoadedChain,
  loadChain,
  lockChain,
} from './chains.repository';

export interface HeldChain {
  subject: ApprovalSubject;
  loaded: LoadedChain;
}

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

/**
 * The round and its document, held until the transaction ends: the document first, so that whoever takes it back
 * meanwhile and whoever decides on it never wait for each other.
 */
async function held(
  deps: Deps,
  trx: Trx,
  { found, actor }: { found: ChainRow | null; actor: Actor | null },
): Promise<HeldChain> {
  if (found === null) throw new NotFound('Согласование не найдено');
  if (actor !== null && !(await seesChain(deps, trx, { actor, chain: found })))
    throw new NotFound('Согласование не найдено');
  const subject = requireSubject(deps.app, found.approvable_type);
  await subject.hold(trx, found.approvable_id);
  const row = await lockChain(trx, found.id);
  if (row === null) throw new NotFound('Согласование не найдено');
  return { subject, loaded: await loadChain(trx, row) };
}

/** The round a task belongs to, held; refuses with 404 when the employee sees neither. Null is the server itself. */
export async function holdChainOfTask(
  deps: Deps,
  trx: Trx,
  wanted: { actor: Actor | null; taskId: number },
): Promise<HeldChain> {
  const found = await findChainOfTask(trx, wanted.taskId);
  return held(deps, trx, { found, actor: wanted.actor });
}

/** The round, held, in the version it was read at; refuses with 404 and 409. */
export async function holdChain(
  deps: Deps,
  trx: Trx,
  wanted: { actor: Actor; id: number; lockVersion: number },
): Promise<HeldChain> {
  const found = await held(deps, trx, { found: await findChain(trx, wanted.id), actor: wanted.actor });
  if (found.loaded.row.lock_version !== wanted.lockVersion) {
    throw new Conflict(null, 'Согласование изменилось с тех пор, как вы его открыли. Обновите страницу');
  }
  return found;
}
