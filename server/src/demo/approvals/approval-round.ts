import { requireSubject } from '../../approval/approval-subjects.service';
import { contentOf } from '../../approval/chain-content';
import { findChain, type LoadedChain, loadChain } from '../../approval/chains/chains.repository';
import { saveCourse } from '../../approval/chains/course-saving.repository';
import { insertChain } from '../../approval/chains/new-chain.repository';
import { plannedCourse } from '../../approval/chains/rounds.service';
import { pendingSeats, start, vote } from '../../approval/engine/steps';
import { keptRoute, type PlannedStage } from '../../approval/route/planned-stages';
import { planRoute } from '../../approval/route/route.service';
import { addVote, type KeptRemark } from '../../approval/tasks/votes.repository';
import type { WorkCalendar } from '../../calendar/working-time';
import { SYSTEM_ORIGIN } from '../../platform/http/actor';
import type { DemoStep } from '../demo-step';
import { sentFiles } from './sent-files';

const FORMER_TERMS = 'Оплата в течение 30 календарных дней после подписания акта.';

/** One passage of a document through its route. */
export interface Round {
  step: DemoStep;
  calendar: WorkCalendar;
  id: number;
}

export interface Said {
  /** Who speaks; without it whoever sits first. */
  by?: number | undefined;
  decision: 'approve' | 'approve_with_remarks' | 'return';
  remark: string | null;
  remarks: readonly KeptRemark[];
}

/** The next seat decides at the moment; false when there is nobody left to decide. */
export async function decide({ step, calendar, id }: Round, at: Date, said: Said): Promise<boolean> {
  const { by, decision, remark, remarks } = said;
  const { trx } = step;
  const row = await findChain(trx, id);
  if (row === null) return false;
  const loaded: LoadedChain = await loadChain(trx, row);
  const seats = pendingSeats(loaded.course);
  const seat = seats.find(({ assigneeId }) => assigneeId === by) ?? seats[0];
  if (seat === undefined || seat.id === null || row.status !== 'running') return false;
  const { course } = vote(loaded.course, seat.id, decision);
  if (course === null) return false;
  await addVote(trx, {
    taskId: seat.id,
    userId: seat.assigneeId,
    onBehalfOfId: seat.originalId === seat.assigneeId ? null : seat.originalId,
    decision,
    remark,
    remarks,
    fileVersionId: row.document_version_id,
    contentHash: row.content_hash,
    origin: SYSTEM_ORIGIN,
    at,
  });
  await saveCourse(trx, loaded, { course, now: at, calendar });
  return true;
}

/** What goes on approval. */
export interface Sent {
  kind: 'agreement' | 'addendum' | 'commercial_offer';
  id: number;
  authorId: number;
  /** Other people in the places of those whom the template would ask. */
  seated?: (stages: PlannedStage[]) => PlannedStage[];
}

/** The round has begun by the rules of the product, with those whom the past names; null when no route leads anywhere. */
export async function begin(
  { step, calendar }: Omit<Round, 'id'>,
  { kind, id, authorId, seated }: Sent,
  { sent, round, isFormer }: { sent: Date; round: number; isFormer: boolean },
): Promise<number | null> {
  const { trx, deps, today } = step;
  const subject = requireSubject(deps.app, kind);
  const document = await subject.find(trx, { viewer: 'everything', id, today });
  if (document === null) return null;
  const planning = { kind, document, initiatorId: authorId, day: today };
  const plan = await planRoute(trx, planning, { restart: 'changed' });
  if ('fault' in plan) return null;
  const stages = seated === undefined ? plan.stages : seated(plan.stages);
  const { files, versionId } = await sentFiles(trx, { kind, id }, { sent, isFormer });
  const { content, hash } = contentOf(
    subject.fields,
    isFormer ? { ...document.record, payment_terms: FORMER_TERMS } : document.record,
    files,
  );
  const chainId = await insertChain(
    trx,
    {
      approvable_type: kind,
      approvable_id: id,
      template_id: plan.template?.id ?? null,
      template_version: plan.template?.version ?? null,
      round,
      initiator_id: authorId,
      started_at: sent,
      document_version_id: versionId,
      content: JSON.stringify(content),
      content_hash: hash,
      facts: JSON.stringify(document.facts),
      route: keptRoute(document),
    },
    { plan: stages, stages: plannedCourse(stages), now: sent },
  );
  const row = await findChain(trx, chainId);
  if (row === null) return null;
  const loaded = await loadChain(trx, row);
  await saveCourse(trx, loaded, { course: start(loaded.course.stages), now: sent, calendar });
  const people = stages.flatMap(({ seats }) => seats.map(({ assignee }) => assignee.id));
  await subject.admit(trx, id, people);
  return chainId;
}
