import { type Amendment, appliedOn, daysOfChange, isOverwritten, type TermScalar } from './amendments';

const KEYS = ['end_date', 'amount', 'notice_days'] as const;
const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);

/** The same numbers on every run. */
function numbers(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

function someAmendments(seed: number): Amendment[] {
  const next = numbers(seed);
  return Array.from({ length: 1 + next(6) }, (_, at) => {
    const from = next(30);
    return {
      source: 'addendum',
      id: at + 1,
      from: day(from),
      to: next(4) === 0 ? day(from + next(10)) : null,
      dated: next(5) === 0 ? null : day(next(40)),
      changes: KEYS.filter(() => next(2) === 0).map((key) => ({
        key,
        value: `${key}-${String(at)}`,
        clause: null,
      })),
    };
  });
}

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed + 1);
const DAYS = Array.from({ length: 45 }, (_, at) => day(at));
const valuesOn = (amendments: readonly Amendment[], on: string) =>
  [...appliedOn(amendments, on)]
    .map(([key, { change }]) => `${key}=${String(change.value as TermScalar)}`)
    .sort();

const an = (change: Partial<Amendment> & { id: number }): Amendment => ({
  source: 'addendum',
  from: '2026-01-01',
  to: null,
  dated: '2026-01-01',
  changes: [{ key: 'amount', value: `of ${String(change.id)}`, clause: null }],
  ...change,
});

test('it does not matter in which order the addenda are read', () => {
  for (const seed of SEEDS) {
    const amendments = someAmendments(seed);
    for (const on of DAYS) {
      expect(valuesOn([...amendments].reverse(), on)).toEqual(valuesOn(amendments, on));
    }
  }
});

test('an addendum that is read twice changes nothing more', () => {
  for (const seed of SEEDS) {
    const amendments = someAmendments(seed);
    for (const on of DAYS)
      expect(valuesOn([...amendments, ...amendments], on)).toEqual(valuesOn(amendments, on));
  }
});

test('between two days of change nothing changes', () => {
  for (const seed of SEEDS) {
    const amendments = someAmendments(seed);
    const stops = new Set(daysOfChange(amendments));
    DAYS.slice(1).forEach((on, at) => {
      if (!stops.has(on)) expect(valuesOn(amendments, on)).toEqual(valuesOn(amendments, DAYS[at] ?? on));
    });
  }
});

test('without an addendum everything is as if it had never been, and without all of them as it was signed', () => {
  for (const seed of SEEDS) {
    const amendments = someAmendments(seed);
    const left = amendments.slice(0, -1);
    const gone = amendments.at(-1);
    for (const on of DAYS) {
      const touched = new Set(gone?.changes.map(({ key }) => key));
      const untouched = (values: string[]) =>
        values.filter((one) => !touched.has((one.split('=')[0] ?? '') as never));
      expect(untouched(valuesOn(amendments, on))).toEqual(untouched(valuesOn(left, on)));
      expect(valuesOn([], on)).toEqual([]);
    }
  }
});

test('of two addenda that hold from one day the later made counts, and of two made on one day the later entered', () => {
  const [first, second] = [an({ id: 1, dated: '2026-02-01' }), an({ id: 2, dated: '2026-01-15' })];
  expect(valuesOn([first, second], '2026-03-01')).toEqual(['amount=of 1']);
  expect(valuesOn([an({ id: 2 }), an({ id: 1 })], '2026-03-01')).toEqual(['amount=of 2']);
});

test('one that reaches back changes the past, and what was made for a later day stays over it', () => {
  const later = an({ id: 1, from: '2026-06-01', dated: '2026-05-20' });
  const reachingBack = an({ id: 2, from: '2026-02-01', dated: '2026-09-01' });
  expect(valuesOn([later, reachingBack], '2026-03-01')).toEqual(['amount=of 2']);
  expect(valuesOn([later, reachingBack], '2026-07-01')).toEqual(['amount=of 1']);
});

test('what holds until a day gives way to what was before it', () => {
  const until = an({ id: 2, from: '2026-03-01', to: '2026-03-31' });
  const both = [an({ id: 1 }), until];
  expect(valuesOn(both, '2026-03-31')).toEqual(['amount=of 2']);
  expect(valuesOn(both, '2026-04-01')).toEqual(['amount=of 1']);
  expect(daysOfChange(both)).toEqual(['2026-01-01', '2026-03-01', '2026-04-01']);
});

test('an addendum is replaced when each of its changes is overwritten, and never when it changes no term', () => {
  const wide = an({
    id: 1,
    changes: [
      { key: 'amount', value: '1', clause: null },
      { key: 'end_date', value: '2027-01-01', clause: null },
    ],
  });
  const next = an({ id: 2, from: '2026-02-01' });
  expect(isOverwritten(wide, [wide, next], '2026-03-01')).toBe(false);
  const last = an({ id: 3, from: '2026-03-01', changes: [{ key: 'end_date', value: null, clause: null }] });
  expect(isOverwritten(wide, [wide, next, last], '2026-02-28')).toBe(false);
  expect(isOverwritten(wide, [wide, next, last], '2026-03-01')).toBe(true);
  expect(isOverwritten(an({ id: 9, changes: [] }), [wide], '2026-03-01')).toBe(false);
});
