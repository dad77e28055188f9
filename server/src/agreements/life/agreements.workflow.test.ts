import {
  AGREEMENT_ACTIONS,
  AGREEMENT_STATUSES,
  type AgreementAction,
  type AgreementStatus,
} from 'shared/contract/agreement/agreement-status';
import { AGREEMENT_WORKFLOW } from 'shared/contract/agreement/agreement.workflow';
import { agreementLife, type PolicyFacts } from '../agreements.policy';
import { type SigningFacts, statusOfSigned, type TermFacts, termOutcome } from './agreements.workflow';

const actionsOf = (
  facts: Pick<PolicyFacts, 'status' | 'archived_at' | 'approval_required' | 'signed_by_us_at'>,
) =>
  AGREEMENT_ACTIONS.filter((action) =>
    agreementLife.allows(action, { created_by_id: 1, responsible_id: 2, ...facts }),
  );

const always: AgreementAction[] = ['copy'];
/** Beside those of the table: which file bears a signature is put right once a side has signed. */
const correction: AgreementAction = 'correct-signed-file';

const table: Record<AgreementStatus, AgreementAction[]> = {
  draft: ['send-to-approval', 'cancel', 'archive', ...always],
  on_approval: ['recall', 'cancel', ...always],
  rework: ['send-to-approval', 'cancel', ...always],
  approved: ['send-to-signing', 'return-to-rework', 'cancel', ...always],
  on_signing: ['decline-signing', 'mark-signed', correction, 'cancel', ...always],
  signed: [correction, 'terminate', ...always],
  active: [correction, 'suspend', 'complete', 'terminate', ...always],
  suspended: [correction, 'resume', 'complete', 'terminate', ...always],
  completed: ['archive', ...always],
  expired: ['terminate', 'archive', ...always],
  terminated: ['archive', ...always],
  rejected: ['reopen', 'archive', ...always],
  cancelled: ['reopen', 'archive', ...always],
};

test.each(AGREEMENT_STATUSES)(
  'an agreement in the status %s offers exactly the actions of the domain table',
  (status) => {
    const live = { status, archived_at: null, approval_required: true };
    expect(actionsOf({ ...live, signed_by_us_at: '2026-01-01' })).toEqual(table[status]);
    expect(actionsOf(live)).toEqual(table[status].filter((action) => action !== correction));
  },
);

test.each(['draft', 'rework'] as const)('a type without approval passes from %s by skipping it', (status) => {
  const actions = actionsOf({ status, archived_at: null, approval_required: false });
  expect(actions).toContain('skip-approval');
  expect(actions).not.toContain('send-to-approval');
});

test.each(AGREEMENT_STATUSES)(
  'an archived agreement in the status %s is only copied or taken back',
  (status) => {
    expect(actionsOf({ status, archived_at: '2026-01-01T00:00:00Z', approval_required: true })).toEqual([
      'unarchive',
      'copy',
    ]);
  },
);

test('what takes a document back, ends it or puts a signature right needs a reason', () => {
  const withReason = AGREEMENT_ACTIONS.filter((action) =>
    AGREEMENT_WORKFLOW.actions[action].asks?.some(({ name, required }) => name === 'reason' && required),
  );
  expect(withReason).toEqual([
    'recall',
    'return-to-rework',
    'decline-signing',
    'correct-signed-file',
    'suspend',
    'terminate',
    'restore-renewal',
    'cancel',
    'write-off-original',
  ]);
});

const signed: SigningFacts = {
  signed_by_us_at: '2026-11-01',
  signed_by_them_at: '2026-11-02',
  parties: [{ id: 1, signed_at: '2026-11-03' }],
  activation_basis: 'copy',
  signing_method: 'paper',
  originals_status: 'sent',
  start_date: '2026-11-10',
};

test.each<[string, Partial<SigningFacts>, string]>([
  ['only we have signed', { signed_by_them_at: null }, 'on_signing'],
  ['only they have signed', { signed_by_us_at: null }, 'on_signing'],
  ['a third side has not signed', { parties: [{ id: 1, signed_at: null }] }, 'on_signing'],
  ['the term has begun', {}, 'active'],
  ['the term begins today', { start_date: '2026-11-20' }, 'active'],
  ['the term begins tomorrow', { start_date: '2026-11-21' }, 'signed'],
  ['no start is given', { start_date: null }, 'active'],
  ['the original is awaited', { activation_basis: 'original' }, 'signed'],
  ['the original has come', { activation_basis: 'original', originals_status: 'received' }, 'active'],
  ['the document is electronic', { activation_basis: 'original', signing_method: 'edi' }, 'active'],
])('when %s, signing ends as expected', (_, change, status) => {
  expect(statusOfSigned({ ...signed, ...change }, '2026-11-20')).toBe(status);
});

const term: TermFacts = {
  end_date: '2026-11-19',
  is_indefinite: false,
  renewal_type: 'none',
  renewal_months: null,
  renewal_count: 0,
  renewal_limit: null,
  renewal_declined_on: null,
};

test.each<[string, Partial<TermFacts>, string]>([
  ['the last day was yesterday', {}, 'expires'],
  ['the last day is today', { end_date: '2026-11-20' }, 'continues'],
  ['there is no end', { end_date: null, is_indefinite: true }, 'continues'],
  ['it renews by itself', { renewal_type: 'auto', renewal_months: 12 }, 'renews'],
  [
    'it has renewed as often as agreed',
    { renewal_type: 'auto', renewal_months: 12, renewal_count: 2, renewal_limit: 2 },
    'expires',
  ],
  [
    'it has one renewal left',
    { renewal_type: 'auto', renewal_months: 12, renewal_count: 1, renewal_limit: 2 },
    'renews',
  ],
  [
    'somebody has objected to renewal',
    { renewal_type: 'auto', renewal_months: 12, renewal_declined_on: '2026-10-01' },
    'expires',
  ],
  ['it is renewed by an addendum only', { renewal_type: 'by_addendum' }, 'expires'],
])('when %s, an active agreement meets its day', (_, change, outcome) => {
  expect(termOutcome({ ...term, ...change }, '2026-11-20')).toBe(outcome);
});
