import { AGREEMENT_STATUSES, type AgreementStatus } from 'shared/contract/agreement/agreement-status';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { fieldsOfGroups } from 'shared/contract/record/field-table';
import type { PermissionName } from 'shared/contract/access/permissions';
import { ROLE_PRESETS } from 'shared/contract/access/roles';
import { anActor } from '../platform/testing/test-app';
import { agreementLife, type PolicyFacts } from './agreements.policy';

const { availableActions, canOf, groupsFor, openGroups } = agreementLife;

const facts = (change: Partial<PolicyFacts> = {}): PolicyFacts => ({
  status: 'draft',
  archived_at: null,
  approval_required: true,
  created_by_id: 1,
  responsible_id: 2,
  ...change,
});

const role = (name: string) => {
  const preset = ROLE_PRESETS.find((entry) => entry.name === name);
  return anActor({ permissions: preset?.permissions ?? [] });
};

test.each(['Согласующий', 'Финансовый контролёр', 'Руководитель', 'Аудитор'])('%s only reads', (name) => {
  for (const status of AGREEMENT_STATUSES) {
    expect(canOf(role(name), facts({ status }))).toEqual({
      edit: false,
      edit_service: false,
      delete: false,
      upload: false,
    });
    expect(availableActions(role(name), facts({ status }))).toEqual([]);
  }
});

test.each<[AgreementStatus, boolean, boolean, boolean]>([
  ['draft', true, true, true],
  ['on_approval', false, false, false],
  ['rework', false, true, true],
  ['approved', true, true, false],
  ['on_signing', false, false, false],
  ['signed', false, true, false],
  ['active', false, true, false],
  ['suspended', false, true, false],
  ['completed', false, false, false],
  ['expired', false, false, false],
  ['terminated', false, false, false],
  ['rejected', false, false, true],
  ['cancelled', false, false, true],
])(
  'in the status %s a lawyer edits: %s, edits service fields: %s, deletes: %s',
  (...[status, edit, edit_service, remove]) => {
    expect(canOf(role('Юрист'), facts({ status }))).toMatchObject({ edit, edit_service, delete: remove });
  },
);

test('rework belongs to the author and the responsible employee', () => {
  const permissions: PermissionName[] = ['agreements.edit'];
  const may = (id: number) => canOf(anActor({ id, permissions }), facts({ status: 'rework' })).edit;
  expect([may(1), may(2), may(3)]).toEqual([true, true, false]);
});

test('an archived agreement is not edited', () => {
  const can = canOf(
    role('Администратор'),
    facts({ status: 'completed', archived_at: '2026-01-01T00:00:00Z' }),
  );
  expect(can).toMatchObject({ edit: false, edit_service: false, upload: false });
});

test('a clerk keeps the register but starts no approval', () => {
  const actions = availableActions(role('Делопроизводитель'), facts());
  expect(actions).not.toContain('send-to-approval');
  expect(actions).toContain('cancel');
  expect(actions).not.toContain('copy');
});

const open = (status: AgreementStatus) => fieldsOfGroups(AGREEMENT_FIELDS, openGroups(status));

test('an approved agreement opens what signing needs, and nothing that was approved', () => {
  expect([...open('approved')]).toEqual(
    expect.arrayContaining(['number', 'agreement_date', 'our_signatory_id', 'their_signatory_id', 'tags']),
  );
  for (const field of [
    'amount',
    'items',
    'counterparty_id',
    'subject',
    'end_date',
    'payment_terms',
  ] as const) {
    expect(open('approved').has(field)).toBe(false);
  }
});

test('a reader is told of no group they may not change', () => {
  const colleague = anActor({ id: 3, permissions: ['agreements.edit'] });
  expect(groupsFor(colleague, facts({ status: 'draft' }))).toEqual(['essential', 'open', 'service']);
  expect(groupsFor(colleague, facts({ status: 'rework' }))).toEqual(['service']);
  expect(groupsFor(colleague, facts({ status: 'on_signing' }))).toEqual([]);
  expect(groupsFor(anActor({ permissions: ['agreements.read'] }), facts())).toEqual([]);
});
