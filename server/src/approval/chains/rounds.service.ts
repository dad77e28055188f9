import type { Db } from '../../platform/database/database';
import { type ApprovalSubject, type SendingChoice } from '../approval-subjects.service';
import { changedNames, type KeptContent, namesInWords } from '../chain-content';
import type { Seat, Stage } from '../engine/chain-state';
import { askedAgain, type FormerSeat, withKeptApprovals } from '../engine/kept-approvals';
import type { PlannedStage } from '../route/planned-stages';
import { askedAgainText } from '../route/route.labels';
import type { RoutePlan } from '../route/route.service';
import { type ChainRow, findApprovals } from './chains.repository';

function seatsOf({ seats }: PlannedStage): Seat[] {
  return seats.map(({ assignee, onBehalfOf, isRequired }, at) => ({
    id: null,
    assigneeId: assignee.id,
    originalId: onBehalfOf?.id ?? assignee.id,
    isRequired,
    position: at + 1,
    status: 'waiting',
    decision: null,
    kept: null,
  }));
}

/** The stages of a plan before anything has happened. */
export function plannedCourse(stages: readonly PlannedStage[]): Stage[] {
  return stages.map((stage) => ({
    id: null,
    position: stage.position,
    rule: stage.settings,
    status: 'waiting',
    pass: 1,
    applies: stage.applies,
    skipped: null,
    seats: seatsOf(stage),
    past: [],
  }));
}

async function formerSeats(
  db: Db,
  subject: ApprovalSubject,
  round: { last: ChainRow; plan: RoutePlan; content: KeptContent },
): Promise<FormerSeat[]> {
  const { last, plan, content } = round;
  // Another route is another question.
  if (last.template_id !== (plan.template?.id ?? null)) return [];
  const approvals = await findApprovals(db, last.id);
  const names = new Map(plan.stages.map(({ position, name }) => [position, name]));
  return approvals
    .filter(({ position, stage_name: name }) => names.get(position) === name)
    .map((approval) => ({
      position: approval.position,
      originalId: approval.original_id,
      isApproved: true,
      voteId: approval.vote_id,
      round: approval.round,
      changed: changedNames(subject.fields, approval.content, content),
    }));
}

/** A round before it begins: its stages, and the plan with the reasons of those who are asked again. */
interface ComingRound {
  stages: Stage[];
  plan: PlannedStage[];
}

/** The round as it would begin: approvals that stand are there already, unless everybody is asked anew. */
export async function comingRound(
  db: Db,
  subject: ApprovalSubject,
  round: { last: ChainRow | null; plan: RoutePlan; content: KeptContent; restart: SendingChoice['restart'] },
): Promise<ComingRound> {
  const { last, plan, content, restart } = round;
  const planned = plannedCourse(plan.stages);
  if (last === null || restart === 'all' || last.status === 'rejected') {
    return { stages: planned, plan: [...plan.stages] };
  }
  const former = await formerSeats(db, subject, { last, plan, content });
  const stages = withKeptApprovals(planned, former);
  const reasoned = plan.stages.map((each, at) => ({
    ...each,
    seats: each.seats.map((seat, place) => {
      const [stage, begun] = [stages[at], stages[at]?.seats[place]];
      const again = stage === undefined || begun === undefined ? null : askedAgain(former, stage, begun);
      if (again === null) return seat;
      const changed = namesInWords(subject.fields, again.changed);
      return { ...seat, why: `${seat.why}. ${askedAgainText({ ...again, changed })}` };
    }),
  }));
  return { stages, plan: reasoned };
}
