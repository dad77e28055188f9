import type { Agreement } from 'shared/contract/agreement/agreement';

import { endedText } from './ended-note';

const agreement = (patch: Partial<Agreement>) => ({
  status: 'active' as const,
  termination_date: null,
  completed_at: null,
  suspended_from: null,
  ...patch,
});

test.each<[string, Partial<Agreement>, string, RegExp | null]>([
  ['is in force', {}, '2026-11-20', null],
  [
    'was ended that day',
    { status: 'terminated', termination_date: '2026-11-20' },
    '2026-11-20',
    /расторгнут с.20\.11\.2026/,
  ],
  ['was ended later', { status: 'terminated', termination_date: '2026-11-20' }, '2026-11-19', null],
  [
    'was carried out before',
    { status: 'completed', completed_at: '2026-11-01' },
    '2026-11-20',
    /исполнен 01\.11\.2026/,
  ],
  ['had run out before', { status: 'expired' }, '2027-01-01', /истёк 31\.12\.2026/],
  ['was still running', { status: 'expired' }, '2026-12-31', null],
  [
    'is paused',
    { status: 'suspended', suspended_from: '2026-11-10' },
    '2026-11-20',
    /приостановлен с.10\.11\.2026/,
  ],
])('of the terms of a day on which the agreement %s', (...[, patch, day, said]) => {
  const text = endedText(agreement(patch), '2026-12-31', day);
  if (said === null) expect(text).toBeNull();
  else expect(text).toMatch(said);
});
