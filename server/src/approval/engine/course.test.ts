import type { Decision } from 'shared/contract/approval/approval-status';
import type { Course, Seat, Stage } from './chain-state';
import { aSeat, aStage } from './course.builder';
import {
  addSeat,
  asksNobody,
  end,
  pendingSeats,
  revoke,
  start,
  type Taken,
  vote,
  voteTogether,
} from './steps';

const statuses = ({ stages }: Course) => stages.map(({ status }) => status);
const waitsFor = (course: Course) => pendingSeats(course).map(({ id }) => id);
const seatOf = (course: Course, id: number): Seat | undefined =>
  course.stages.flatMap(({ seats, past }) => [...seats, ...past]).find((seat) => seat.id === id);

function stepped({ course, refusal }: Taken): Course {
  if (course === null) throw new Error(`Refused: ${refusal}`);
  return course;
}

function voted(given: Course, ...votes: [number, Decision][]): Course {
  return votes.reduce((course, [id, decision]) => stepped(vote(course, id, decision)), given);
}

const three = [aSeat(1), aSeat(2), aSeat(3)];
const after = (...positions: number[]): Stage[] =>
  positions.map((position) => aStage(position, [aSeat(position * 10)]));

describe('a stage in parallel', () => {
  it('asks everybody at once and later stages nobody', () => {
    const course = start([aStage(1, three), ...after(2)]);
    expect(waitsFor(course)).toEqual([1, 2, 3]);
    expect(statuses(course)).toEqual(['active', 'waiting']);
    expect(vote(course, 20, 'approve').refusal).toBe('not_in_turn');
  });

  it('of all passes when the last has approved, remarks or not', () => {
    const before = voted(start([aStage(1, three), ...after(2)]), [1, 'approve'], [2, 'approve_with_remarks']);
    expect(statuses(before)).toEqual(['active', 'waiting']);
    expect(statuses(voted(before, [3, 'approve']))).toEqual(['passed', 'active']);
  });

  it('of all fails with the first no, whoever has not decided yet', () => {
    const course = voted(start([aStage(1, three), ...after(2)]), [2, 'return']);
    expect(course.status).toBe('returned');
    expect(statuses(course)).toEqual(['returned', 'cancelled']);
    expect([1, 3].map((id) => seatOf(course, id)?.status)).toEqual(['not_needed', 'not_needed']);
  });

  it('of any passes with the first yes and asks the others no more', () => {
    const course = voted(start([aStage(1, three, { quorumType: 'any' })]), [1, 'reject'], [2, 'approve']);
    expect(course.status).toBe('passed');
    expect(seatOf(course, 3)?.status).toBe('not_needed');
  });

  it('of a number fails as soon as the number is out of reach', () => {
    const course = start([aStage(1, three, { quorumType: 'count', quorumValue: 2 })]);
    expect(voted(course, [1, 'reject']).status).toBe('running');
    expect(voted(course, [1, 'reject'], [2, 'return']).status).toBe('returned');
  });

  it('of a percent takes the share upwards', () => {
    const course = start([aStage(1, three, { quorumType: 'percent', quorumValue: 50 })]);
    expect(voted(course, [1, 'approve']).status).toBe('running');
    expect(voted(course, [1, 'approve'], [2, 'approve']).status).toBe('passed');
  });

  it('counts nobody who abstains, neither way', () => {
    const course = start([aStage(1, three)]);
    expect(voted(course, [1, 'abstain'], [2, 'approve'], [3, 'approve']).status).toBe('passed');
    expect(voted(course, [1, 'abstain'], [2, 'abstain'], [3, 'abstain']).status).toBe('returned');
  });

  it('waits for a required person although the quorum is there, and fails by them alone', () => {
    const seats = [aSeat(1, { isRequired: true }), aSeat(2), aSeat(3)];
    const course = start([aStage(1, seats, { quorumType: 'any' })]);
    expect(voted(course, [2, 'approve'], [3, 'approve']).status).toBe('running');
    expect(voted(course, [2, 'approve'], [1, 'return']).status).toBe('returned');
    expect(vote(course, 1, 'abstain').refusal).toBe('required_abstains');
  });
});

describe('a stage by turn', () => {
  const course = start([aStage(1, three, { execution: 'sequential' })]);

  it('asks one after another', () => {
    expect(waitsFor(course)).toEqual([1]);
    expect(vote(course, 2, 'approve').refusal).toBe('not_in_turn');
    expect(waitsFor(voted(course, [1, 'approve']))).toEqual([2]);
    expect(voted(course, [1, 'approve'], [2, 'approve'], [3, 'approve']).status).toBe('passed');
  });
});

describe('a refusal', () => {
  const stages = (rule: Parameters<typeof aStage>[2]) => [
    ...after(1, 2),
    aStage(3, [aSeat(30)], rule),
    ...after(4),
  ];
  const at = (rule: Parameters<typeof aStage>[2]) =>
    voted(start(stages(rule)), [10, 'approve'], [20, 'approve']);

  it('ends the approval for good only by a no, not by a return', () => {
    expect(voted(at({ onReject: 'stop' }), [30, 'reject']).status).toBe('rejected');
    expect(voted(at({ onReject: 'stop' }), [30, 'return']).status).toBe('returned');
  });

  it('is put down and passed by where the stage only advises', () => {
    const course = voted(at({ onReject: 'continue' }), [30, 'reject']);
    expect(statuses(course)).toEqual(['passed', 'passed', 'rejected', 'active']);
    expect(voted(course, [40, 'approve']).status).toBe('passed');
  });

  it('asks again from an earlier stage on, and keeps what was decided there', () => {
    const course = voted(at({ onReject: 'return_to_stage', returnStagePosition: 2 }), [30, 'reject']);
    expect(statuses(course)).toEqual(['passed', 'active', 'waiting', 'waiting']);
    expect(course.stages[1]).toMatchObject({ pass: 2, past: [{ id: 20, decision: 'approve' }] });
    expect(course.stages[1]?.seats).toMatchObject([{ id: null, status: 'pending' }]);
    expect(vote(course, 20, 'reject').refusal).toBe('decided');
  });

  it.each([null, 3, 9])('goes to the author where the stage names no earlier one (%s)', (position) => {
    const course = voted(at({ onReject: 'return_to_stage', returnStagePosition: position }), [30, 'reject']);
    expect(course.status).toBe('returned');
  });
});

describe('a stage that asks nobody', () => {
  it('is skipped, and says why', () => {
    const course = start([
      { ...aStage(1, [aSeat(1)]), applies: false },
      aStage(2, []),
      aStage(3, [aSeat(3)]),
    ]);
    expect(course.stages.map(({ skipped }) => skipped)).toEqual(['condition', 'no_seats', null]);
    expect(waitsFor(course)).toEqual([3]);
  });

  it('is no approval when all of them are so', () => {
    expect(asksNobody([{ ...aStage(1, [aSeat(1)]), applies: false }, aStage(2, [])])).toBe(true);
    expect(asksNobody([aStage(1, [aSeat(1)]), aStage(2, [])])).toBe(false);
  });

  it('is skipped where the same people have approved before', () => {
    const same = { skipIfAlreadyApproved: true };
    const course = start([
      aStage(1, [aSeat(1), aSeat(2)]),
      aStage(2, [aSeat(21, { assigneeId: 1 })], same),
      aStage(3, [aSeat(31, { assigneeId: 2 }), aSeat(32)], same),
    ]);
    const done = voted(course, [1, 'approve'], [2, 'approve_with_remarks']);
    expect(statuses(done)).toEqual(['passed', 'skipped', 'active']);
    expect(waitsFor(done)).toEqual([32]);
  });

  it('is not skipped for whoever has only read before, unless reading is all it asks', () => {
    const read = { action: 'acknowledge' } as const;
    const same = { skipIfAlreadyApproved: true };
    const course = start([
      aStage(1, [aSeat(1)], read),
      aStage(2, [aSeat(21, { assigneeId: 1 })], { ...read, ...same }),
      aStage(3, [aSeat(31, { assigneeId: 1 })], same),
    ]);
    const done = voted(course, [1, 'acknowledge']);
    expect(statuses(done)).toEqual(['passed', 'skipped', 'active']);
    expect(waitsFor(done)).toEqual([31]);
  });
});

describe('a vote', () => {
  const course = start([aStage(1, three), ...after(2, 3)]);

  it('given twice counts once, and another one in its place is refused', () => {
    const once = voted(course, [1, 'approve']);
    expect(vote(once, 1, 'approve').course).toBe(once);
    expect(vote(once, 1, 'return').refusal).toBe('decided');
  });

  it('comes to nothing after the end', () => {
    const over = voted(course, [1, 'return']);
    expect(vote(over, 2, 'approve').refusal).toBe('over');
    expect(vote(stepped(end(course, 'cancelled')), 2, 'approve').refusal).toBe('over');
    expect(vote(course, 99, 'approve').refusal).toBe('no_seat');
  });

  it('is taken back while nothing has followed, and reopens the stage it closed', () => {
    const any = start([aStage(1, three, { quorumType: 'any' }), ...after(2, 3)]);
    const passed = voted(any, [1, 'approve']);
    const back = stepped(revoke(passed, [1]));
    expect(statuses(back)).toEqual(['active', 'waiting', 'waiting']);
    expect(waitsFor(back)).toEqual([1, 2, 3]);
    expect(revoke(voted(passed, [20, 'approve']), [1]).refusal).toBe('followed');
    expect(revoke(voted(course, [1, 'return']), [1]).refusal).toBe('over');
    expect(revoke(course, [1]).refusal).toBe('not_decided');
  });

  it('of one person on two seats counts for both', () => {
    const seats = [aSeat(1, { assigneeId: 7 }), aSeat(2, { assigneeId: 7, originalId: 8 }), aSeat(3)];
    const both = stepped(voteTogether(start([aStage(1, seats)]), [1, 2], 'approve'));
    expect(waitsFor(both)).toEqual([3]);
    const any = start([aStage(1, seats, { quorumType: 'any' })]);
    const decided = stepped(voteTogether(any, [1, 2], 'approve'));
    expect([1, 2].map((id) => seatOf(decided, id)?.decision)).toEqual(['approve', 'approve']);
  });
});

describe('a person added', () => {
  const newcomer = { id: 9, assigneeId: 9, originalId: 9, isRequired: true, decision: null, kept: null };

  it('is asked at once at a stage under way, and waited for', () => {
    const course = stepped(addSeat(start([aStage(1, three), ...after(2)]), 1, newcomer));
    expect(waitsFor(course)).toEqual([1, 2, 3, 9]);
    expect(voted(course, [1, 'approve'], [2, 'approve'], [3, 'approve']).stages[0]?.status).toBe('active');
  });

  it('makes a stage that would have been skipped take place', () => {
    const course = start([aStage(1, three), { ...aStage(2, []), applies: false }]);
    const added = stepped(addSeat(course, 2, newcomer));
    const passed = voted(added, [1, 'approve'], [2, 'approve'], [3, 'approve']);
    expect(waitsFor(passed)).toEqual([9]);
  });

  it('is refused at a stage that is over', () => {
    const course = voted(start([...after(1, 2)]), [10, 'approve']);
    expect(addSeat(course, 1, newcomer).refusal).toBe('stage_over');
  });
});
