import { type RenewalFacts, renewedTerm } from './agreement-renewal';

const facts = (
  end_date: string,
  renewal_months: number,
  change: Partial<RenewalFacts> = {},
): RenewalFacts => ({
  end_date,
  is_indefinite: false,
  renewal_type: 'auto',
  renewal_months,
  renewal_count: 0,
  renewal_limit: null,
  renewal_declined_on: null,
  renewal_base_date: null,
  renewal_base_count: null,
  ...change,
});

/** The ends of a term over as many nights on which it was renewed. */
function ends(first: RenewalFacts, times: number): string[] {
  let present = first;
  return Array.from({ length: times }, () => {
    const { end_date: last } = present;
    const dayAfter = `${String(last).slice(0, 8)}99`;
    present = { ...present, ...renewedTerm(present, dayAfter) };
    return present.end_date ?? '';
  });
}

test.each([
  ['2026-01-31', 1, ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['2026-01-30', 1, ['2026-02-28', '2026-03-30', '2026-04-30', '2026-05-30']],
  ['2026-03-31', 3, ['2026-06-30', '2026-09-30', '2026-12-31', '2027-03-31']],
  ['2026-06-30', 6, ['2026-12-31', '2027-06-30', '2027-12-31', '2028-06-30']],
  ['2027-02-28', 12, ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28']],
])('a term that ended on %s and renews by %d months ends on %j', (end, months, expected) => {
  expect(ends(facts(end, months), 4)).toEqual(expected);
});

test('renewals that were missed lead to the same end as those that were not', () => {
  const missed = renewedTerm(facts('2026-01-31', 1), '2026-05-02');
  expect(missed).toMatchObject({ end_date: '2026-05-31', renewal_count: 4 });
});

test('an end that somebody has set is counted from anew', () => {
  const [first] = [renewedTerm(facts('2026-01-31', 1), '2026-02-01')];
  const extended = { ...facts('2026-01-31', 1), ...first, end_date: '2026-07-15' };
  expect(renewedTerm(extended, '2026-07-16')).toMatchObject({
    end_date: '2026-08-15',
    renewal_count: 2,
    renewal_base_date: '2026-07-15',
    renewal_base_count: 1,
  });
});

test('a term that was renewed before its first end was kept goes on from where it stands', () => {
  const old = facts('2026-03-28', 1, { renewal_count: 2 });
  expect(ends(old, 2)).toEqual(['2026-04-28', '2026-05-28']);
});
