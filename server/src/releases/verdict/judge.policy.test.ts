import { failureChance } from './failure-chance';
import { boundOf, judge, RULE, type Tally } from './judge.policy';

/** Openings by different people, unless it is said otherwise. */
const tally = (failed: number, openings: number, people: Partial<Tally> = {}): Tally => ({
  openings,
  failed,
  people: openings,
  failedPeople: failed,
  ...people,
});
const unseen = tally(0, 0);

describe('a version on trial', () => {
  it.each([
    ['two failures of two', tally(2, 2), unseen, false],
    ['three failures of three', tally(3, 3), unseen, true],
    ['three failures of three by one person', tally(3, 3, { people: 1, failedPeople: 1 }), unseen, false],
    ['three failures of three by two people', tally(3, 3, { people: 2, failedPeople: 2 }), unseen, true],
    ['a whole new area of an old suite: three of three', tally(3, 3), tally(0, 2000), true],
    ['one odd browser beside one that works', tally(3, 4, { people: 2, failedPeople: 1 }), unseen, false],
    ['one odd browser among many', tally(30, 60, { people: 31, failedPeople: 1 }), tally(0, 60), false],
    [
      'two odd browsers among a thousand',
      tally(90, 1090, { people: 1002, failedPeople: 2 }),
      tally(2, 900),
      false,
    ],
    ['one failure in five', tally(8, 40), tally(0, 40), true],
    ['one failure in five where the old one did the same', tally(8, 40), tally(8, 40), false],
    ['one failure in a hundred', tally(20, 2000), tally(0, 2000), false],
    ['three failures of a hundred', tally(3, 100), tally(1, 100), false],
    ['six failures in a hundred against none', tally(60, 1000), tally(0, 1000), true],
    ['half of the openings, the old one fails in a third', tally(50, 100), tally(33, 100), false],
  ])('%s', (...[, fresh, old, isBad]) => expect(judge({ fresh, old, company: 40 })).toBe(isBad));

  it('is judged by one person alone where nobody else works', () => {
    const fresh = tally(3, 3, { people: 1, failedPeople: 1 });
    expect([1, 2].map((company) => judge({ fresh, old: unseen, company }))).toEqual([true, false]);
  });

  it('is looked at with each failed opening, and all looks together take no more than the risk', () => {
    const looks = Array.from({ length: 5000 }, (_, at) => boundOf(RULE.failed + at));
    const sum = looks.reduce((total, bound) => total + bound, 0);
    expect(sum).toBeLessThan(RULE.risk);
    expect(sum).toBeGreaterThan(RULE.risk * 0.99);
  });
});

describe('the chance of so many failures', () => {
  it('is what counting by hand gives', () => {
    // Three of three: (4·5·6) / (200·201·202).
    const { openings: before, failed: failedBefore } = RULE.prior;
    expect(failureChance({ openings: 3, failed: 3 }, { before, failedBefore })).toBeCloseTo(
      120 / (200 * 201 * 202),
      12,
    );
    // Two of two, when one of two failed before: (1·2) / (2·3).
    expect(failureChance({ openings: 2, failed: 2 }, { before: 2, failedBefore: 1 })).toBeCloseTo(1 / 3, 12);
  });

  it('comes close to the binomial one when the old version is well known', () => {
    // 1 − (0.98^50 + 50·0.02·0.98^49 + 1225·0.02²·0.98^48) = 0.0784
    expect(failureChance({ openings: 50, failed: 3 }, { before: 1e7, failedBefore: 2e5 })).toBeCloseTo(
      0.0784,
      3,
    );
  });

  it('stays a number for traffic of any size', () => {
    const chance = failureChance({ openings: 1e6, failed: 3e5 }, { before: 1e6, failedBefore: 2e4 });
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThan(1e-300);
    expect(failureChance({ openings: 20_000, failed: 400 }, { before: 20_000, failedBefore: 400 })).toBe(1);
  });
});
