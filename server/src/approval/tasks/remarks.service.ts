import { sql } from 'kysely';
import { REMARK_STATUS_LABELS } from 'shared/contract/approval/approval.labels';
import type { RemarkStatus } from 'shared/contract/approval/approval-status';
import type { RemarkResolve } from 'shared/contract/approval/approval-chain-input';
import { holds } from '../../platform/http/access';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { Conflict, Forbidden, NotFound } from '../../platform/http/errors';
import { unseen } from '../../platform/http/unseen';
import type { Deps } from '../../platform/module';
import { holdChainOfTask } from '../chains/held-chain.service';
import { announceChain, noticeChain } from '../chains/chain-notices.service';
import { answeredText } from '../refusals.labels';
import { remarkWords } from './remark-words';
import { findRemark, resolveRemark } from './remarks.repository';

const MISSING = 'Замечание не найдено';

/** «Исправлено: подняли до 0,1 %». */
const answerOf = ({ status, reply }: { status: RemarkStatus; reply: string | null }) =>
  reply === null ? REMARK_STATUS_LABELS[status] : `${REMARK_STATUS_LABELS[status]}: ${reply}`;

/**
 * The remark is answered, and whoever made it learns of it; answers the task it was made on. The same answer sent again
 * changes nothing. Refuses with 404, with 403 whoever neither sent the document nor edits approvals, and with 409
 * another answer to a remark that has one.
 */
export function resolve(
  deps: Deps,
  step: { actor: Actor; origin: RequestOrigin; id: number; input: RemarkResolve },
): Promise<number> {
  const { actor, origin, id, input } = step;
  return deps.transact(async (trx) => {
    const asked = await findRemark(trx, id);
    if (asked === null) throw new NotFound(MISSING);
    const { task_id: taskId } = asked;
    const { subject, loaded } = await unseen(MISSING, () => holdChainOfTask(deps, trx, { actor, taskId }));
    const { row } = loaded;
    const mayAnswer = row.initiator_id === actor.id || holds(actor, 'approval_chains.edit');
    if (!mayAnswer) throw new Forbidden('На замечания отвечает тот, кто отправил документ');
    const status = input.status;
    const reply = input.reply || null;
    // Whoever was faster has answered since it was looked for.
    const remark = await findRemark(trx, id);
    if (remark === null) throw new NotFound(MISSING);
    if (remark.status !== 'open') {
      if (remark.status === status && remark.reply === reply) return taskId;
      throw new Conflict(null, answeredText(answerOf(remark)), {});
    }
    await resolveRemark(trx, id, { status, reply, byId: actor.id, at: deps.now() });
    await sql`update approval_chains set lock_version = lock_version + 1, updated_at = ${deps.now()}
      where id = ${row.id}`.execute(trx);
    await deps.activity.record(trx, {
      actor,
      origin,
      action: 'approval.remark-resolved',
      entityType: row.approvable_type,
      entityId: row.approvable_id,
      entityLabel: row.facts.label,
      changes: [
        { field: 'remark', label: 'Замечание', old: null, new: remarkWords(remark) },
        { field: 'answer', label: 'Ответ', old: null, new: answerOf({ status, reply }) },
      ],
    });
    await noticeChain(deps, trx, {
      subject,
      chain: row,
      userIds: [remark.user_id],
      actorId: actor.id,
      type: 'comment_added',
      comment: `${remarkWords(remark)} — ${answerOf({ status, reply })}`,
      groupKey: `approval:${String(row.id)}:remarks`,
    });
    await announceChain(deps, trx, { subject, chain: row, people: [actor.id], actorId: actor.id });
    return taskId;
  });
}
