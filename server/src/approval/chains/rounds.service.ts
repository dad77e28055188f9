import type { Db } from '../../platform/database/database';
import { type ApprovalSubject, type SendingChoice } from '../approval-subjects.service';
import { standsFor } from '../decisions.policy';
import { changedNames, type KeptContent, namesInWords } from '../chain-content';
import type { Seat, Stage } from '../engine/chain-state';
import { askedAgain, type FormerSeat, withKeptApprovals } from '../engine/kept-approvals';
import type { PlannedStage } from '../route/planned-stages';
import { changedFacts } from '../route/reasons.labels';
import type { RouteFacts } from '../route/route-conditions';
import { askedAgainText, otherRouteText } from '../route/route.labels';
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

interface Former {
  /** Of stages that are in the coming round as well. */
  seats: FormerSeat[];
  /** Whose seats there were approved at stages that are not, and in which round. */
  elsewhere: ReadonlyMap<number, number>;
}

async function formerApprovals(
  db: Db,
  subject: ApprovalSubject,
  round: { last: ChainRow; plan: RoutePlan; content: KeptContent },
): Promise<Former> {
  const { last, plan, content } = round;
  const approvals = await findApprovals(db, last.id);
  // Another route is another question.
  const isSameRoute = last.template_id === (plan.template?.id ?? null);
  const planned = new Map(plan.stages.map((stage) => [stage.position, stage]));
  const isThere = ({ position, stage_name: name, decision }: (typeof approvals)[number]) => {
    const stage = planned.get(position);
    return isSameRoute && stage?.name === name && standsFor(decision, stage.settings.action);
  };
  return {
    seats: approvals.filter(isThere).map((approval) => ({
      position: approval.position,
      originalId: approval.original_id,
      isApproved: true,
      voteId: approval.vote_id,
      round: approval.round,
      changed: changedNames(subject.fields, approval.content, content),
    })),
    elsewhere: new Map(
      approvals
        .filter((approval) => !isThere(approval) && approval.decision !== 'acknowledge')
        .map(({ original_id: id, round: at }) => [id, at]),
    ),
  };
}

/** Why the seat is asked although its owner has approved before, in words; null where nothing has to be told. */
function reasonAgain(
  subject: ApprovalSubject,
  { seats, elsewhere }: Former,
  { stage, seat, moved }: { stage: Stage; seat: Seat; moved: readonly string[] },
): string | null {
  const again = askedAgain(seats, stage, seat);
  if (again !== null)
    return askedAgainText({ ...again, changed: namesInWords(subject.fields, again.changed) });
  const round = elsewhere.get(seat.originalId);
  return round === undefined || seat.status === 'done' ? null : otherRouteText({ round, changed: moved });
}

/** A round before it begins: its stages, and the plan with the reasons of those who are asked again. */
interface ComingRound {
  stages: Stage[];
  plan: PlannedStage[];
}

interface ComingFrom {
  last: ChainRow | null;
  plan: RoutePlan;
  content: KeptContent;
  facts: RouteFacts;
  restart: SendingChoice['restart'];
}

/** The round as it would begin: approvals that stand are there already, unless everybody is asked anew. */
export async function comingRound(db: Db, subject: ApprovalSubject, round: ComingFrom): Promise<ComingRound> {
  const { last, plan, content, facts, restart } = round;
  const planned = plannedCourse(plan.stages);
  if (last === null || restart === 'all' || last.status === 'rejected') {
    return { stages: planned, plan: [...plan.stages] };
  }
  const former = await formerApprovals(db, subject, { last, plan, content });
  const stages = withKeptApprovals(planned, former.seats);
  const moved = last.route === null ? [] : changedFacts(last.route.facts, facts);
  const reasoned = plan.stages.map((each, at) => ({
    ...each,
    seats: each.seats.map((seat, place) => {
      const [stage, begun] = [stages[at], stages[at]?.seats[place]];
      if (stage === undefined || begun === undefined) return seat;
      const why = reasonAgain(subject, former, { stage, seat: begun, moved });
      return why === null ? seat : { ...seat, why: `${seat.why}. ${why}` };
    }),
  }));
  return { stages, plan: reasoned };
}
