import { emptyValues } from './agreement-values';
import type { TypeDefaults } from '../../agreement/agreement-references';
import { lastDayOfTerm, typeDefaults } from './type-defaults';

const supply: TypeDefaults = {
  direction: 'expense',
  kind: 'standard',
  default_notice_days: 30,
  default_term_months: 12,
};
const nda: TypeDefaults = {
  direction: 'none',
  kind: 'nda',
  default_notice_days: 60,
  default_term_months: 36,
};

test.each([
  ['2026-12-01', 13, '2027-12-31'],
  ['2026-01-01', 12, '2026-12-31'],
  ['2026-01-15', 1, '2026-02-14'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
])('a term from %s of %i months ends on %s', (start, months, end) => {
  expect(lastDayOfTerm(start, months)).toBe(end);
});

test('the first type fills direction, kind, notice and the end', () => {
  expect(typeDefaults({ ...emptyValues(), start_date: '2026-12-01' }, nda, null)).toEqual({
    direction: 'none',
    kind: 'nda',
    amount_type: 'none',
    notice_days: '60',
    end_date: '2029-11-30',
  });
});

test('another type replaces what the former one proposed and leaves what the person set', () => {
  const proposed = { ...emptyValues(), start_date: '2026-12-01', end_date: '2027-11-30', notice_days: '30' };
  expect(typeDefaults(proposed, nda, supply)).toMatchObject({ notice_days: '60', end_date: '2029-11-30' });
  const own = { ...proposed, direction: 'income' as const, notice_days: '14', end_date: '2028-01-01' };
  expect(typeDefaults(own, nda, supply)).toEqual({ kind: 'nda', amount_type: 'none' });
});
