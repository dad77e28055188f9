import { sql } from 'kysely';
import type { DemoAgreement } from '../agreements/demo-agreement';
import type { DemoStep } from '../demo-step';

/** One step of the way a document has come. */
export interface Taken {
  action: string;
  from: string;
  to: string;
  at: Date;
  /** Null of what comes by itself. */
  actorId: number | null;
}

const OUTCOMES: Readonly<Partial<Record<string, string>>> = { passed: 'approved', returned: 'rework' };

/** The rounds of approval of a document as steps: each begins with whoever sent it and ends with who decided it. */
export async function roundSteps({ trx }: DemoStep, kind: string, id: number): Promise<Taken[]> {
  const rounds = await trx
    .selectFrom('approval_chains')
    .select(['id', 'status', 'initiator_id', 'started_at', 'finished_at'])
    .where('approvable_type', '=', kind)
    .where('approvable_id', '=', id)
    .orderBy('round')
    .execute();
  const steps: Taken[] = [];
  let from = 'draft';
  for (const { id: chainId, status, initiator_id: actorId, started_at: at, finished_at: end } of rounds) {
    steps.push({ action: 'send-to-approval', from, to: 'on_approval', at: new Date(at), actorId });
    const to = OUTCOMES[status];
    if (to === undefined || end === null) continue;
    const decided = await trx
      .selectFrom('approval_votes as v')
      .innerJoin('approval_tasks as t', 't.id', 'v.task_id')
      .select('v.user_id')
      .where('t.chain_id', '=', chainId)
      .orderBy('v.created_at', 'desc')
      .orderBy('v.id')
      .limit(1)
      .executeTakeFirst();
    steps.push({
      action: status,
      from: 'on_approval',
      to,
      at: new Date(end),
      actorId: decided?.user_id ?? null,
    });
    from = to;
  }
  return steps;
}

/** The agreements as their rounds have left them: in their state since the last of them, and back with what was remarked. */
export async function asDecided(
  { trx }: DemoStep,
  agreements: readonly DemoAgreement[],
): Promise<DemoAgreement[]> {
  const { rows } = await sql<{ id: number; at: string }>`
    update agreements a set status_changed_at = r.at, updated_at = greatest(a.created_at, r.at),
      status_reason = coalesce(r.reason, a.status_reason)
    from (
      select distinct on (c.approvable_id) c.approvable_id, coalesce(c.finished_at, c.started_at) as at,
        case when c.status = 'returned' then (
          select m.text from approval_remarks m join approval_votes v on v.id = m.vote_id
            join approval_tasks t on t.id = v.task_id
          where t.chain_id = c.id order by m.id limit 1) end as reason
      from approval_chains c where c.approvable_type = 'agreement' order by c.approvable_id, c.round desc
    ) r
    where r.approvable_id = a.id and a.status in ('on_approval', 'rework', 'approved')
    returning a.id, a.status_changed_at as at`.execute(trx);
  const since = new Map(rows.map(({ id, at }) => [id, new Date(at)]));
  return agreements.map((agreement) => ({
    ...agreement,
    changedAt: since.get(agreement.id) ?? agreement.changedAt,
  }));
}
