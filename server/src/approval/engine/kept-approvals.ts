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

/** What of the change makes an approval under the stage's rule void; empty where every round asks anew. */
function voidedBy(
  { resetOn, resetFields }: Pick<StageRule, 'resetOn' | 'resetFields'>,
  changed: Changed,
): string[] {
  return resetOn === 'always'
    ? []
    : [...changed].filter((name) => resetOn !== 'fields' || resetFields.includes(name));
}

/** A seat of the round before, with the vote it rests on and what has changed since that vote. */
export interface FormerSeat {
  position: number;
  originalId: number;
  isApproved: boolean;
  voteId: number | null;
  /** The round of the vote. */
  round: number;
  changed: Changed;
}

const formerOf = (former: readonly FormerSeat[], stage: Stage, seat: Seat): FormerSeat | undefined =>
  former.find(
    ({ position, originalId, isApproved: approved }) =>
      position === stage.position && originalId === seat.originalId && approved,
  );

/** Why somebody who has approved before is asked again. */
export interface AskedAgain {
  /** The round they approved in. */
  round: number;
  /** What has changed since that their stage looks at; empty where it asks anew in every round. */
  changed: readonly string[];
}

/** Why the seat is asked although it approved before; null where it did not, or its approval stands. */
export function askedAgain(former: readonly FormerSeat[], stage: Stage, seat: Seat): AskedAgain | null {
  const found = formerOf(former, stage, seat);
  if (found === undefined || seat.status === 'done' || stands(stage.rule, found.changed)) return null;
  return { round: found.round, changed: voidedBy(stage.rule, found.changed) };
}

/**
 * The stages of a new round: whoever approved before and whose terms have not changed is not asked again. A former
 * approval is found by the place of its stage and by whose seat it was, so the route has to be the same one.
 */
export function withKeptApprovals(stages: readonly Stage[], former: readonly FormerSeat[]): Stage[] {
  return stages.map((stage) => ({
    ...stage,
    seats: stage.seats.map((seat): Seat => {
      const found = formerOf(former, stage, seat);
      if (found === undefined || isApproved(seat)) return seat;
      if (!stands(stage.rule, found.changed)) return seat;
      return { ...seat, status: 'done', decision: 'approve', kept: { from: 'round', voteId: found.voteId } };
    }),
  }));
}
