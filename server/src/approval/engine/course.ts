import {
  type Course,
  isApproved,
  isOpen,
  isRefused,
  type Seat,
  type SkipReason,
  type Stage,
} from './chain-state';
import { outcomeOf } from './quorum';

/** The course with one stage in the place of its former self. */
export function withStage(course: Course, stage: Stage): Course {
  return {
    ...course,
    stages: course.stages.map((old) => (old.position === stage.position ? stage : old)),
  };
}

const closed = (seat: Seat): Seat => (isOpen(seat) ? { ...seat, status: 'not_needed' } : seat);

/** Nobody of the stage is asked any longer. */
function closedStage(stage: Stage, status: Stage['status']): Stage {
  return { ...stage, status, seats: stage.seats.map(closed) };
}

/** The round is over; what was not begun or is under way is not needed any more. */
export function ended(course: Course, status: Course['status']): Course {
  const stages = course.stages.map((stage) =>
    stage.status === 'active' || stage.status === 'waiting' ? closedStage(stage, 'cancelled') : stage,
  );
  return { status, stages };
}

/**
 * Whose turn it is at a stage under way: everybody's, or of a stage by turn the first one's who has not decided, with
 * all of their seats: one task with a signature for each. Source: domain reference, 1.6.
 */
export function inTurn(stage: Stage): Stage {
  const isParallel = stage.rule.execution === 'parallel';
  const first = stage.seats.find(isOpen);
  const seats = stage.seats.map((seat): Seat => {
    if (!isOpen(seat)) return seat;
    const status = isParallel || seat.assigneeId === first?.assigneeId ? 'pending' : 'waiting';
    return seat.status === status ? seat : { ...seat, status };
  });
  return { ...stage, seats };
}

/** Whoever has read a document has not approved it: their word stands where reading is all that is asked. */
const standsAt = (stage: Stage, earlier: Stage) =>
  earlier.rule.action !== 'acknowledge' || stage.rule.action === 'acknowledge';

function approvedBefore(course: Course, stage: Stage, seat: Seat): Seat | undefined {
  return course.stages
    .filter((earlier) => earlier.position < stage.position && standsAt(stage, earlier))
    .flatMap(({ seats }) => seats)
    .find((earlier) => isApproved(earlier) && earlier.assigneeId === seat.assigneeId);
}

/** Approvals the same people have given at an earlier stage stand here too, where the stage says so. */
function withEarlierApprovals(course: Course, stage: Stage): Stage {
  if (!stage.rule.skipIfAlreadyApproved) return stage;
  const seats = stage.seats.map((seat): Seat => {
    const earlier = isOpen(seat) ? approvedBefore(course, stage, seat) : undefined;
    if (earlier === undefined) return seat;
    const kept = { from: 'stage', voteId: earlier.kept?.voteId ?? null } as const;
    return { ...seat, status: 'done', decision: 'approve', kept };
  });
  return { ...stage, seats };
}

function skipReason(stage: Stage): SkipReason | null {
  if (!stage.applies) return 'condition';
  const asked = stage.seats.filter(({ status }) => status !== 'not_needed');
  if (asked.length === 0) return 'no_seats';
  return asked.every(({ kept }) => kept?.from === 'stage') ? 'already_approved' : null;
}

function begun(course: Course, waiting: Stage): Stage {
  const stage = withEarlierApprovals(course, waiting);
  const skipped = skipReason(stage);
  if (skipped !== null) return { ...closedStage(stage, 'skipped'), skipped };
  return inTurn({ ...stage, status: 'active', skipped: null });
}

const reset = (stage: Stage): Stage => ({
  ...stage,
  status: 'waiting',
  pass: stage.pass + 1,
  skipped: null,
  past: [...stage.past, ...stage.seats.map(closed)],
  seats: stage.seats.map((seat) => ({
    ...seat,
    id: null,
    status: 'waiting',
    decision: null,
    kept: null,
  })),
});

/** The stage a refusal goes back to; null when there is none before this one. */
function returnTarget(course: Course, stage: Stage): Stage | null {
  const { returnStagePosition } = stage.rule;
  if (returnStagePosition === null || returnStagePosition >= stage.position) return null;
  return (
    course.stages.find(
      ({ position, status }) =>
        position >= returnStagePosition && position < stage.position && status !== 'skipped',
    ) ?? null
  );
}

/** What a stage that cannot pass any more brings about, by its own rule. */
function refused(course: Course, stage: Stage): Course {
  const isRejected = stage.seats.some((seat) => isRefused(seat) && seat.decision === 'reject');
  const { onReject } = stage.rule;
  if (onReject === 'continue') {
    return withStage(course, closedStage(stage, isRejected ? 'rejected' : 'returned'));
  }
  const target = onReject === 'return_to_stage' ? returnTarget(course, stage) : null;
  if (target !== null) {
    const stages = course.stages.map((each) =>
      each.position >= target.position && each.position <= stage.position && each.skipped !== 'condition'
        ? reset(each)
        : each,
    );
    return { ...course, stages };
  }
  const status = onReject === 'stop' && isRejected ? 'rejected' : 'returned';
  return ended(withStage(course, closedStage(stage, status)), status);
}

/** The course as far as it goes by itself: until somebody has to decide, or it is over. */
export function settled(given: Course): Course {
  let course = given;
  while (course.status === 'running') {
    const active = course.stages.find(({ status }) => status === 'active');
    if (active === undefined) {
      const next = course.stages.find(({ status }) => status === 'waiting');
      if (next === undefined) return { ...course, status: 'passed' };
      course = withStage(course, begun(course, next));
      continue;
    }
    const outcome = outcomeOf(active.rule, active.seats);
    if (outcome === 'open') return withStage(course, inTurn(active));
    course =
      outcome === 'passed' ? withStage(course, closedStage(active, 'passed')) : refused(course, active);
  }
  return course;
}
