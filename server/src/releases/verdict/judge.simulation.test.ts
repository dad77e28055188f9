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

class Counter {
  private readonly people = new Set<number>();
  private readonly failedPeople = new Set<number>();
  openings = 0;
  failed = 0;

  add(person: number, isFailed: boolean): void {
    this.openings += 1;
    this.people.add(person);
    if (!isFailed) return;
    this.failed += 1;
    this.failedPeople.add(person);
  }

  get tally(): Tally {
    const { openings, failed } = this;
    return { openings, failed, people: this.people.size, failedPeople: this.failedPeople.size };
  }
}

interface Traffic {
  /** Openings of the fresh version. */
  openings: number;
  /** Share of people who get it; 1 is an activation for all, after which hardly anybody opens the old one. */
  share: number;
  fresh: number;
  old: number;
}

/** After how many openings of the fresh version it was withdrawn; null when it never was. */
function withdrawnAfter({ openings, share, fresh, old }: Traffic, random: () => number): number | null {
  const company = Math.max(2, Math.ceil(openings / 5));
  const tried = new Counter();
  const known = new Counter();
  while (tried.openings < openings) {
    const isFresh = random() < share;
    const person = Math.floor(random() * company);
    const isFailed = random() < (isFresh ? fresh : old);
    (isFresh ? tried : known).add(person, isFailed);
    // As in the service: the verdict is asked for when a failure of the fresh version comes in.
    if (isFresh && isFailed && judge({ fresh: tried.tally, old: known.tally })) return tried.openings;
  }
  return null;
}

function runs(traffic: Traffic, times: number): (number | null)[] {
  const random = seeded(traffic.openings * 1000 + traffic.fresh * 100 + traffic.share * 10);
  return Array.from({ length: times }, () => withdrawnAfter(traffic, random));
}

const SIZES = [5, 10, 25, 50, 100, 250, 1000, 5000, 20_000];
const SHARES = [0.1, 0.5, 1];

describe('a version as good as the old one', () => {
  const cases = SIZES.flatMap((openings) =>
    SHARES.flatMap((share) => [0.005, 0.01, 0.02].map((rate) => [openings, share, rate] as const)),
  );
  it.each(cases)('%i openings, share %d, %d of them fail: it stays', (openings, share, rate) => {
    const times = openings > 1000 ? 200 : 1000;
    const withdrawn = runs({ openings, share, fresh: rate, old: rate }, times).filter(
      (after) => after !== null,
    );
    expect(withdrawn.length / times).toBeLessThan(0.01);
  });
});

describe('a version that fails', () => {
  // How many openings it takes at most in 99 runs of 100: with fewer there is not enough to judge by.
  it.each([
    [1, 3],
    [0.5, 15],
    [0.2, 120],
  ])('at a rate of %d is withdrawn within %i openings', (rate, enough) => {
    for (const share of SHARES) {
      for (const openings of SIZES.filter((size) => size >= enough)) {
        const results = runs({ openings, share, fresh: rate, old: 0.01 }, 400);
        const inTime = results.filter((after) => after !== null && after <= enough);
        expect(inTime.length / results.length).toBeGreaterThanOrEqual(0.99);
      }
    }
  });
});
