import { sql } from 'kysely';
import { REMARK_STATUS_LABELS } from 'shared/contract/approval/approval.labels';
import type { RemarkResolve } from 'shared/contract/approval/approval-chain-input';
import { holds } from '../../platform/http/access';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { Forbidden, NotFound } from '../../platform/http/errors';
import { unseen } from '../../platform/http/unseen';
import type { Deps } from '../../platform/module';
import { holdChainOfTask } from '../chains/held-chain.service';
import { announceChain } from '../chains/chain-notices.service';
import { findRemarkTask, resolveRemark } from './remarks.repository';

const MISSING = 'Замечание не найдено';

/**
 * The remark is answered; answers the task it was made on. Refuses with 404, and with 403 whoever neither sent the
 * document nor edits approvals.
 */
export function resolve(
  deps: Deps,
  step: { actor: Actor; origin: RequestOrigin; id: number; input: RemarkResolve },
): Promise<number> {
  const { actor, origin, id, input } = step;
  return deps.transact(async (trx) => {
    const taskId = await findRemarkTask(trx, id);
    if (taskId === null) throw new NotFound(MISSING);
    const { subject, loaded } = await unseen(MISSING, () => holdChainOfTask(deps, trx, { actor, taskId }));
    const { row } = loaded;
    const mayAnswer = row.initiator_id === actor.id || holds(actor, 'approval_chains.edit');
    if (!mayAnswer) throw new Forbidden('На замечания отвечает тот, кто отправил документ');
    const { status, reply } = input;
    await resolveRemark(trx, id, { status, reply: reply || null, byId: actor.id, at: deps.now() });
    await sql`update approval_chains set lock_version = lock_version + 1, updated_at = ${deps.now()}
      where id = ${row.id}`.execute(trx);
    await deps.activity.record(trx, {
      actor,
      origin,
      action: 'approval.remark-resolved',
      entityType: row.approvable_type,
      entityId: row.approvable_id,
      entityLabel: row.facts.label,
      changes: [{ field: 'remark', label: 'Замечание', old: null, new: REMARK_STATUS_LABELS[status] }],
    });
    await announceChain(deps, trx, { subject, chain: row, people: [actor.id], actorId: actor.id });
    return taskId;
  });
}
