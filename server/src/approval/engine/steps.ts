import type { Decision } from 'shared/contract/approval/approval-status';
import { type Course, isOpen, type Seat, type Stage } from './chain-state';
import { ended, settled, withStage } from './course';

/** Why a step is not taken. */
export type Refusal =
  | 'over'
  | 'no_seat'
  | 'not_in_turn'
  | 'not_needed'
  | 'decided'
  | 'kept'
  | 'not_decided'
  | 'followed'
  | 'required_abstains'
  | 'stage_over';

/** The course after the step, or why there is none. */
export type Taken = { course: Course; refusal: null } | { course: null; refusal: Refusal };

const taken = (course: Course): Taken => ({ course, refusal: null });
const refuse = (refusal: Refusal): Taken => ({ course: null, refusal });

/** The round as it begins: the first stage that has somebody to ask is under way. */
export function start(stages: readonly Stage[]): Course {
  return settled({ status: 'running', stages });
}

/** True when nobody at all would be asked: such an approval is not begun. */
export function asksNobody(stages: readonly Stage[]): boolean {
  return stages.every(({ applies, seats }) => !applies || seats.length === 0);
}

function placeOf(course: Course, seatId: number): { stage: Stage; seat: Seat } | null {
  for (const stage of course.stages) {
    const seat = [...stage.seats, ...stage.past].find(({ id }) => id === seatId);
    if (seat !== undefined) return { stage, seat };
  }
  return null;
}

function withSeat(course: Course, stage: Stage, seat: Seat): Course {
  return withStage(course, {
    ...stage,
    seats: stage.seats.map((old) => (old.id === seat.id ? seat : old)),
  });
}

/** The decision counted and all that follows from it; the same decision given again changes nothing. */
export function vote(course: Course, seatId: number, decision: Decision): Taken {
  const place = placeOf(course, seatId);
  if (place === null) return refuse('no_seat');
  const { stage, seat } = place;
  if (seat.kept !== null) return refuse('kept');
  if (seat.status === 'done') return seat.decision === decision ? taken(course) : refuse('decided');
  if (course.status !== 'running') return refuse('over');
  if (seat.status === 'not_needed') return refuse('not_needed');
  if (seat.status === 'waiting' || stage.status !== 'active') return refuse('not_in_turn');
  if (decision === 'abstain' && seat.isRequired) return refuse('required_abstains');
  return taken(settled(withSeat(course, stage, { ...seat, status: 'done', decision })));
}

/** Several seats of one person, decided at once: what follows is looked at after the last of them. */
export function voteTogether(course: Course, seatIds: readonly number[], decision: Decision): Taken {
  let stage: Stage | null = null;
  for (const seatId of seatIds) {
    const place = placeOf(course, seatId);
    const alone = vote(course, seatId, decision);
    if (place === null || alone.refusal !== null) return alone;
    stage ??= place.stage;
  }
  if (stage === null) return refuse('no_seat');
  const seats = stage.seats.map((seat): Seat =>
    seat.id !== null && seatIds.includes(seat.id) && seat.status === 'pending'
      ? { ...seat, status: 'done', decision }
      : seat,
  );
  return taken(settled(withStage(course, { ...stage, seats })));
}

const hasVotes = ({ seats }: Stage) => seats.some(({ status, kept }) => status === 'done' && kept === null);

/** A stage that was begun because of a vote is not begun any more. */
function unbegun(stage: Stage): Stage {
  if (stage.status === 'skipped' && stage.skipped !== 'already_approved') return stage;
  const seats = stage.seats.map((seat): Seat =>
    seat.kept?.from === 'round' ? seat : { ...seat, status: 'waiting', decision: null, kept: null },
  );
  return { ...stage, status: 'waiting', skipped: null, seats };
}

/** The stage under way again, with everybody asked who was told that he is not needed. */
function reopened(stage: Stage, seatIds: readonly number[]): Stage {
  const seats = stage.seats.map((seat): Seat => {
    const isRevoked = seat.id !== null && seatIds.includes(seat.id);
    return isRevoked || seat.status === 'not_needed' ? { ...seat, status: 'waiting', decision: null } : seat;
  });
  return { ...stage, status: 'active', seats };
}

/**
 * The vote taken back: its seats decide anew. Refused once the round is over or somebody has decided because of it.
 * Seats of one person at one stage are taken back together.
 */
export function revoke(course: Course, seatIds: readonly number[]): Taken {
  const [first] = seatIds;
  const place = first === undefined ? null : placeOf(course, first);
  if (place === null) return refuse('no_seat');
  const { stage, seat } = place;
  if (seat.status !== 'done' || seat.kept !== null) return refuse('not_decided');
  if (course.status !== 'running') return refuse('over');
  if (!stage.seats.includes(seat)) return refuse('followed');
  const later = course.stages.filter(({ position }) => position > stage.position);
  if (later.some(hasVotes)) return refuse('followed');
  const stages = course.stages.map((each) => {
    if (each.position < stage.position) return each;
    return each.position === stage.position ? reopened(each, seatIds) : unbegun(each);
  });
  return taken(settled({ ...course, stages }));
}

/** One more person at a stage that is not over: asked at once, or when the turn comes. */
export function addSeat(course: Course, position: number, seat: Omit<Seat, 'position' | 'status'>): Taken {
  if (course.status !== 'running') return refuse('over');
  const stage = course.stages.find((each) => each.position === position);
  if (stage === undefined || (stage.status !== 'active' && stage.status !== 'waiting')) {
    return refuse('stage_over');
  }
  const last = stage.seats.reduce((most, each) => Math.max(most, each.position), 0);
  const added: Seat = { ...seat, position: last + 1, status: 'waiting' };
  return taken(settled(withStage(course, { ...stage, applies: true, seats: [...stage.seats, added] })));
}

/** The round ended by somebody's will; refused when it is over already. */
export function end(course: Course, status: Course['status']): Taken {
  return course.status === 'running' ? taken(ended(course, status)) : refuse('over');
}

/** Everybody whose decision the round waits for now. */
export function pendingSeats(course: Course): Seat[] {
  return course.stages.flatMap(({ seats }) =>
    seats.filter((seat) => isOpen(seat) && seat.status === 'pending'),
  );
}
