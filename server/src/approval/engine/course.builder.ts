import type { Seat, Stage, StageRule } from './chain-state';

/** A rule of a stage: everybody at once and all of them, back to the author, unless said otherwise. */
export function aRule(given: Partial<StageRule> = {}): StageRule {
  return {
    action: 'approve',
    execution: 'parallel',
    quorumType: 'all',
    quorumValue: null,
    onReject: 'return_to_author',
    returnStagePosition: null,
    skipIfAlreadyApproved: false,
    resetOn: 'content',
    resetFields: [],
    ...given,
  };
}

/** A seat of the person, optional unless said otherwise. */
export function aSeat(id: number, given: Partial<Seat> = {}): Seat {
  return {
    id,
    assigneeId: id,
    originalId: given.assigneeId ?? id,
    isRequired: false,
    position: id,
    status: 'waiting',
    decision: null,
    kept: null,
    ...given,
  };
}

/** A stage that was not begun, with these seats. */
export function aStage(position: number, seats: readonly Seat[], rule: Partial<StageRule> = {}): Stage {
  return {
    id: position,
    position,
    rule: aRule(rule),
    status: 'waiting',
    pass: 1,
    applies: true,
    skipped: null,
    seats,
    past: [],
  };
}
