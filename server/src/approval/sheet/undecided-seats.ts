import type { ChainStage, ChainTask } from 'shared/contract/approval/approval-chain';
import type { StageStatus, TaskStatus } from 'shared/contract/approval/approval-status';

/** The seats of a stage that a sheet tells of without a decision. */
export type UndecidedSeats = (stage: ChainStage) => ChainStage['tasks'];

/** Seats whose decision is still to come. */
const AWAITED: ReadonlySet<string> = new Set<TaskStatus>(['waiting', 'pending']);

/** Stages that did not wait for the rest of their seats, though nothing was approved without them. */
const CUT_SHORT: ReadonlySet<string> = new Set<StageStatus>(['returned', 'rejected', 'cancelled']);

const unanswered = ({ tasks }: ChainStage, isCutShort: boolean): ChainStage['tasks'] =>
  tasks.filter(
    ({ vote, kept, status }) =>
      vote === null && kept === null && (AWAITED.has(status) || (isCutShort && status === 'not_needed')),
  );

/** Given to a colleague: the past of the seat that took its place. */
const HANDED_ON: ReadonlySet<string> = new Set<TaskStatus>(['forwarded', 'reassigned']);

const isOfSame = (one: ChainTask, other: ChainTask) =>
  one.assignee.id === other.assignee.id && one.on_behalf_of?.id === other.on_behalf_of?.id;

/** Whoever was asked and has not decided, also when stage or round ended over them: without them the stage would look complete. */
export const undecided: UndecidedSeats = (stage) => {
  const held = stage.tasks.filter(({ status }) => !HANDED_ON.has(status));
  const isCutShort = stage.started_at !== null && CUT_SHORT.has(stage.status);
  // Seats of the present pass stand first: of whoever was asked again, the one of before is the past.
  return unanswered(stage, isCutShort).filter((task) => held.find((each) => isOfSame(each, task)) === task);
};

/** The same as sheets told it that left out whom a return or a rejection ended over: their sums stand on paper. */
export const undecidedBefore: UndecidedSeats = (stage) =>
  unanswered(stage, stage.started_at !== null && stage.status === 'cancelled');
