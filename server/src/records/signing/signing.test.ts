import { powerFault, signingFaults } from './signing';

const power = (basis_valid_from: string | null, basis_valid_until: string | null) => ({
  basis_valid_from,
  basis_valid_until,
});
const document = {
  dated: '2026-11-20',
  signed_by_us_at: null,
  signed_by_them_at: null,
  our_signatory: power('2026-11-10', '2026-11-25'),
  their_signatory: null,
  parties: [],
  signing_method: 'paper' as const,
  has_signed_file: true,
};
const signed = (date: string, side: 'us' | 'them' = 'us') =>
  signingFaults(document, { side, date }, '2026-12-31').date?.[0] ?? null;

test('a power counts from the day it was given to its last day, both included', () => {
  expect(signed('2026-11-10')).toBeNull();
  expect(signed('2026-11-25')).toBeNull();
  expect(signed('2026-11-09')).toBe('Полномочия подписанта действуют с 10.11.2026');
  expect(signed('2026-11-26')).toBe('Полномочия подписанта истекли 25.11.2026');
  expect(powerFault(power(null, null), '1990-01-01')).toBeNull();
});

test('a signature long before the date of the document is a slip of the pen', () => {
  expect(signed('2026-10-21', 'them')).toBeNull();
  expect(signed('2026-10-20', 'them')).toContain('раньше даты документа (20.11.2026)');
});

test('a paper whose last signature comes without a scan is asked for the file by the very question of the file', () => {
  const unscanned = { ...document, signed_by_us_at: '2026-11-21', has_signed_file: false };
  const last = { side: 'them', date: '2026-11-22' } as const;
  expect(signingFaults(unscanned, last, '2026-12-31')).toEqual({
    document_version_id: ['Приложите скан подписанного документа'],
  });
  expect(signingFaults(unscanned, { ...last, document_version_id: 7 }, '2026-12-31')).toEqual({});
});
