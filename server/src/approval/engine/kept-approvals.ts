import { isApproved, type Seat, type Stage, type StageRule } from './chain-state';

/** What of the document is another than it was when somebody approved it: names of fields, `files` for the text. */
export type Changed = ReadonlySet<string>;

/** True when an approval given under the stage's rule stands although these fields have changed since. */
export function stands(rule: Pick<StageRule, 'resetOn' | 'resetFields'>, changed: Changed): boolean {
  switch (rule.resetOn) {
    case 'always':
      return false;
    case 'content':
      return changed.size === 0;
    case 'fields':
      return !rule.resetFields.some((field) => changed.has(field));
    case 'never':
      return true;
  }
}

/** A seat of the round before, with the vote it rests on and what has changed since that vote. */
export interface FormerSeat {
  position: number;
  originalId: number;
  isApproved: boolean;
  voteId: number | null;
  changed: Changed;
}

/**
 * The stages of a new round: whoever approved before and whose terms have not changed is not asked again. A former
 * approval is found by the place of its stage and by whose seat it was, so the route has to be the same one.
 */
export function withKeptApprovals(stages: readonly Stage[], former: readonly FormerSeat[]): Stage[] {
  return stages.map((stage) => ({
    ...stage,
    seats: stage.seats.map((seat): Seat => {
      const found = former.find(
        ({ position, originalId }) => position === stage.position && originalId === seat.originalId,
      );
      if (found === undefined || !found.isApproved || isApproved(seat)) return seat;
      if (!stands(stage.rule, found.changed)) return seat;
      return { ...seat, status: 'done', decision: 'approve', kept: { from: 'round', voteId: found.voteId } };
    }),
  }));
}
