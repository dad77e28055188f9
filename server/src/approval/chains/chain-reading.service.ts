import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import { businessDay } from '../../calendar/business-day';
import type { Actor } from '../../platform/http/actor';
import { NotFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { requireSubject } from '../approval-subjects.service';
import { findChainHead, findTaskPeople } from './chain-reading.repository';
import { chainView } from './chain.view';
import { type ChainRow, findChain, findChainOfTask, findLastChain, loadChain } from './chains.repository';
import { seesChain } from './chain-visibility.service';

const MISSING = 'Согласование не найдено';

/** The round the reader may see; refuses with 404. */
export async function requireChain(deps: Deps, actor: Actor, id: number): Promise<ChainRow> {
  const row = await findChain(deps.db, id);
  if (row === null || !(await seesChain(deps, deps.db, { actor, chain: row }))) throw new NotFound(MISSING);
  return row;
}

/** The round as the reader sees it; refuses with 404. */
export async function getChain(deps: Deps, actor: Actor, id: number): Promise<ApprovalChain> {
  const row = await requireChain(deps, actor, id);
  const subject = requireSubject(deps.app, row.approvable_type);
  const [loaded, head, people] = [
    await loadChain(deps.db, row),
    await findChainHead(deps.db, id),
    await findTaskPeople(deps.db, id),
  ];
  if (head === null) throw new NotFound(MISSING);
  const now = deps.now();
  const wanted = { actor, id: row.approvable_id, today: businessDay(now) };
  const underWay = await subject.underWay(deps.db, wanted);
  return chainView(subject.kind, { loaded, head, people }, { actor, now, underWay });
}

/** The last round of a document; refuses with 404 when there is none the reader may see. */
export async function getLastChain(
  deps: Deps,
  actor: Actor,
  document: { kind: string; id: number },
): Promise<ApprovalChain> {
  const row = await findLastChain(deps.db, document);
  if (row === null) throw new NotFound(MISSING);
  return getChain(deps, actor, row.id);
}

/** The last round of a document; null when it was never sent, or when the reader does not see it. */
export async function findLastChainSeen(
  deps: Deps,
  actor: Actor,
  document: { kind: string; id: number },
): Promise<ApprovalChain | null> {
  const row = await findLastChain(deps.db, document);
  const isSeen = row !== null && (await seesChain(deps, deps.db, { actor, chain: row }));
  return isSeen ? getChain(deps, actor, row.id) : null;
}

/** The round a task belongs to; refuses with 404. */
export async function getChainOfTask(deps: Deps, actor: Actor, taskId: number): Promise<ApprovalChain> {
  const row = await findChainOfTask(deps.db, taskId);
  if (row === null) throw new NotFound(MISSING);
  return getChain(deps, actor, row.id);
}
