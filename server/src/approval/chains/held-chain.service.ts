import type { Trx } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { Conflict, NotFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { type ApprovalSubject, requireSubject } from '../approval-subjects.service';
import { getChain } from './chain-reading.service';
import { seesChain } from './chain-visibility.service';
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

/** The round, held, in the version it was read at; refuses with 404, and with 409 and the round as it is now. */
export async function holdChain(
  deps: Deps,
  trx: Trx,
  wanted: { actor: Actor; id: number; lockVersion: number },
): Promise<HeldChain> {
  const found = await held(deps, trx, { found: await findChain(trx, wanted.id), actor: wanted.actor });
  if (found.loaded.row.lock_version !== wanted.lockVersion) {
    throw new Conflict(
      await getChain({ ...deps, db: trx }, wanted.actor, wanted.id),
      'Согласование изменилось с тех пор, как вы его открыли. Обновите страницу',
    );
  }
  return found;
}
