import { judge, type Tally } from './judge.policy';

/** mulberry32: a small generator with a fixed beginning, so that a failing run fails again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Traffic {
  /** Openings of the fresh version. */
  openings: number;
  /** Share of people who get it; 1 is an activation for all, after which nobody opens the old one. */
  share: number;
  fresh: number;
  old: number;
}

/** Openings up to and with the next one that fails. */
function nextFailure(rate: number, random: () => number): number {
  return rate >= 1 ? 1 : Math.floor(Math.log(1 - random()) / Math.log(1 - rate)) + 1;
}

/** How many of the openings fail. */
function failuresOf(openings: number, rate: number, random: () => number): number {
  let failed = 0;
  for (let at = nextFailure(rate, random); at <= openings; at += nextFailure(rate, random)) failed += 1;
  return failed;
}

/**
 * After how many openings of the fresh version it was withdrawn; null when it never was. Goes from failure to failure,
 * since it is then that the service asks for the verdict. A person counts once a day: every opening is another one's.
 */
function withdrawnAfter({ openings, share, fresh, old }: Traffic, random: () => number): number | null {
  const known = { openings: 0, failed: 0, people: 0, failedPeople: 0 };
  let met = 0;
  for (let failed = 1; ; failed += 1) {
    const more = nextFailure(fresh, random);
    met += more;
    if (met > openings) return null;
    const others = Math.round((met * (1 - share)) / share);
    known.failed += failuresOf(others - known.openings, old, random);
    known.openings = others;
    const tally: Tally = { openings: met, failed, people: met, failedPeople: failed };
    if (judge({ fresh: tally, old: known, company: openings })) return met;
  }
}

function runs(traffic: Traffic, times: number): (number | null)[] {
  const random = seeded(traffic.openings * 1000 + traffic.fresh * 100 + traffic.share * 10);
  return Array.from({ length: times }, () => withdrawnAfter(traffic, random));
}

const SIZES = [5, 20, 60, 200, 1000, 5000, 20_000];
const SHARES = [0.1, 0.5, 1];

const withdrawals = (results: readonly (number | null)[], within: number) =>
  results.filter((after) => after !== null && after <= within).length / results.length;

describe('a version as good as the old one', () => {
  const cases = SIZES.flatMap((openings) =>
    SHARES.flatMap((share) => [0.005, 0.01, 0.02].map((rate) => [openings, share, rate] as const)),
  );
  it.each(cases)('%i openings, share %d, %d of them fail: it stays', (openings, share, rate) => {
    const results = runs({ openings, share, fresh: rate, old: rate }, openings < 1000 ? 1000 : 300);
    expect(withdrawals(results, openings)).toBeLessThan(0.01);
  });
});

describe('a version that fails', () => {
  // How many openings it takes at most in 99 runs of 100: with fewer there is not enough to judge by.
  it.each([
    [1, 3],
    [0.5, 20],
    [0.2, 160],
  ])('at a rate of %d is withdrawn within %i openings', (rate, enough) => {
    for (const share of SHARES) {
      for (const openings of SIZES.filter((size) => size >= enough)) {
        const results = runs({ openings, share, fresh: rate, old: 0.01 }, 500);
        expect(withdrawals(results, enough)).toBeGreaterThanOrEqual(0.99);
      }
    }
  });
});
