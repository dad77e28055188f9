import fc from 'fast-check';
import {
  type Decision,
  DECISIONS,
  EXECUTIONS,
  QUORUM_TYPES,
  REJECT_RULES,
} from 'shared/contract/approval/approval-status';
import { type Course, isApproved, isOpen, isRefused, type Seat, type Stage } from './chain-state';
import { aRule, aSeat } from './course.builder';
import { approvalsNeeded, outcomeOf } from './quorum';
import { asksNobody, pendingSeats, revoke, start, vote } from './steps';

const rule = fc.record({
  execution: fc.constantFrom(...EXECUTIONS),
  quorumType: fc.constantFrom(...QUORUM_TYPES),
  quorumValue: fc.option(fc.integer({ min: 1, max: 100 })),
  onReject: fc.constantFrom(...REJECT_RULES),
  returnStagePosition: fc.option(fc.integer({ min: 1, max: 4 })),
  skipIfAlreadyApproved: fc.boolean(),
});

const seat = fc.record({
  assigneeId: fc.integer({ min: 1, max: 6 }),
  isRequired: fc.boolean(),
  isKept: fc.boolean(),
});
const stage = fc.record({
  rule,
  applies: fc.boolean(),
  seats: fc.array(seat, { maxLength: 4 }),
});

const route = fc.array(stage, { minLength: 1, maxLength: 4 }).map((given) => {
  let id = 0;
  return given.map(({ rule: settings, applies, seats }, at): Stage => ({
    id: at + 1,
    position: at + 1,
    rule: aRule(settings),
    status: 'waiting',
    pass: 1,
    applies,
    skipped: null,
    past: [],
    seats: seats.map(({ isKept, ...people }) => {
      id += 1;
      const kept = { status: 'done', decision: 'approve', kept: { from: 'round', voteId: id } } as const;
      return aSeat(id, { ...people, ...(isKept && kept) });
    }),
  }));
});

/** What a person does: the place of a seat among those asked, the decision, and whether it is taken back at once. */
const deed = fc.record({
  at: fc.nat(20),
  decision: fc.constantFrom<Decision>(...DECISIONS),
  isRevoked: fc.boolean(),
});

const every = (course: Course) => course.stages.flatMap(({ seats, past }) => [...seats, ...past]);
const votesOf = (course: Course) =>
  every(course).filter(({ status, kept }) => status === 'done' && kept === null);

/** New seats of a further pass get numbers, as the database would give them. */
function numbered(course: Course, next: { id: number }): Course {
  const stages = course.stages.map((each) => ({
    ...each,
    seats: each.seats.map((one): Seat => (one.id === null ? { ...one, id: (next.id += 1) } : one)),
  }));
  return { ...course, stages };
}

function mustBeSound(course: Course): void {
  const active = course.stages.filter(({ status }) => status === 'active');
  const waiting = course.stages.filter(({ status }) => status === 'waiting');
  if (course.status === 'running') {
    expect(active).toHaveLength(1);
    expect(pendingSeats(course).length).toBeGreaterThan(0);
  } else {
    expect([...active, ...waiting]).toEqual([]);
    expect(every(course).filter(isOpen)).toEqual([]);
  }
  for (const one of course.stages) {
    // A later stage is silent until its turn.
    if (one.status === 'waiting') expect(one.seats.some(({ status }) => status === 'pending')).toBe(false);
    if (one.status === 'active') {
      expect(outcomeOf(one.rule, one.seats)).toBe('open');
      const asked = one.seats.filter(({ status }) => status === 'pending');
      const people = new Set(asked.map(({ assigneeId }) => assigneeId));
      if (one.rule.execution === 'sequential') expect(people.size).toBe(1);
    } else {
      expect(one.seats.some(({ status }) => status === 'pending')).toBe(false);
    }
    if (one.status === 'passed') {
      const asked = one.seats.filter(({ status }) => status !== 'not_needed');
      expect(asked.filter(isApproved).length).toBeGreaterThanOrEqual(
        Math.min(approvalsNeeded(one.rule, asked), asked.length),
      );
      expect(one.seats.some((each) => each.isRequired && !isApproved(each))).toBe(false);
    }
    if (one.seats.some(isRefused) && one.status === 'passed') {
      expect(['any', 'count', 'percent']).toContain(one.rule.quorumType);
    }
  }
}

describe('whatever people decide, in whatever order', () => {
  it('the course is defined, its votes are neither lost nor counted twice, and later stages are silent', () => {
    fc.assert(
      fc.property(route, fc.array(deed, { maxLength: 40 }), (stages, deeds) => {
        fc.pre(!asksNobody(stages));
        const next = { id: 1000 };
        let course = numbered(start(stages), next);
        let given = 0;
        mustBeSound(course);
        for (const { at, decision, isRevoked } of deeds) {
          const asked = pendingSeats(course);
          const chosen = asked[at % Math.max(1, asked.length)];
          if (chosen?.id === undefined || chosen.id === null) break;
          const taken = vote(course, chosen.id, decision);
          if (taken.refusal !== null) {
            expect(taken.refusal).toBe('required_abstains');
            continue;
          }
          given += 1;
          const now = numbered(taken.course, next);
          mustBeSound(now);
          expect(votesOf(now)).toHaveLength(given);
          const again = vote(now, chosen.id, decision);
          expect(again.course).toBe(now);
          const back = isRevoked ? revoke(now, [chosen.id]) : null;
          course = now;
          if (back !== null && back.course !== null) {
            course = numbered(back.course, next);
            given -= 1;
            mustBeSound(course);
            expect(votesOf(course)).toHaveLength(given);
            expect(course).toEqual(numbered(course, next));
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('a stage is decided exactly when no vote that is still open can change it', () => {
    const decided = fc.constantFrom<Decision>('approve', 'return', 'reject', 'abstain');
    const asked = fc.record({ isRequired: fc.boolean(), decision: fc.option(decided) });
    fc.assert(
      fc.property(rule, fc.array(asked, { minLength: 1, maxLength: 5 }), (settings, given) => {
        const seats = given.map(({ isRequired, decision }, at) =>
          aSeat(at + 1, { isRequired, decision, status: decision === null ? 'pending' : 'done' }),
        );
        const rest = (decision: Decision) =>
          seats.map((one): Seat => (one.status === 'pending' ? { ...one, status: 'done', decision } : one));
        const best = outcomeOf(settings, rest('approve'));
        const worst = outcomeOf(settings, rest('reject'));
        const now = outcomeOf(settings, seats);
        expect([best, worst]).not.toContain('open');
        if (now === 'passed') expect([best, worst]).toEqual(['passed', 'passed']);
        if (now === 'failed') expect([best, worst]).toEqual(['failed', 'failed']);
        if (now === 'open') expect([best, worst]).toEqual(['passed', 'failed']);
      }),
      { numRuns: 5000 },
    );
  });
});
