import type { Agreement } from 'shared/contract/agreement/agreement';
import { someEffectiveTerms } from '../testing/effective-terms';

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
  ['had not been made', {}, '2026-01-11', /До.12\.01\.2026 договора ещё не было/],
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
  const text = endedText(agreement(patch), { from: '2026-01-12', end: '2026-12-31', day, addendums: [] });
  if (said === null) expect(text).toBeNull();
  else expect(text).toMatch(said);
});

const [known] = someEffectiveTerms().addendums;
if (known === undefined) throw new Error('no addendum');
const ending = { ...known, status: 'signed' as const, effective_from: '2026-12-15', ends_agreement: true };

test.each<[string, object, string, RegExp | null]>([
  ['a signed addendum has ended', {}, '2026-12-15', /^С.15\.12\.2026 договор будет расторгнут/],
  ['a signed addendum is to end', {}, '2026-12-14', null],
  ['an addendum nobody has signed is to end', { status: 'on_signing' }, '2026-12-15', null],
  ['an addendum has changed', { ends_agreement: undefined }, '2026-12-15', null],
])('of the terms of a day on which %s the agreement', (...[, patch, day, said]) => {
  const addendums = [{ ...ending, ...patch }];
  const text = endedText(agreement({}), { from: '2026-01-12', end: '2028-01-31', day, addendums });
  if (said === null) expect(text).toBeNull();
  else expect(text).toMatch(said);
});
