import { agreementUpdate } from 'shared/contract/agreement/agreement-input';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';

import { anAgreement } from '../testing/an-agreement';
import { agreementForm } from './agreement-form';
import { validateAgreement } from './values/validate-agreement';
import { emptyParty } from '../agreement/party-lines';

const bank: Agreement['parties'][number] = {
  id: 5,
  counterparty: { id: 31, name_short: 'Первый', legal_form: 'ПАО', inn: '7702070139', kpp: null },
  role_name: 'Гарант',
  side: 'them',
  signatory: null,
  signed_at: null,
  comment: 'До 31.12.2027',
};
const values = agreementForm.valuesOf(anAgreement({ parties: [bank] }));
const check = (parties: typeof values.parties) =>
  validateAgreement({ ...values, parties }, 'save', { rates: [], today: '2026-11-20' });

test('a further side goes back as it came, one that was added without a number of its own', () => {
  const added = {
    ...emptyParty(),
    counterparty: { value: 40, label: 'АО «Опора»' },
    role_name: ' Поручитель ',
  };
  const wire = agreementForm.wireOf({ ...values, parties: [...values.parties, added] });
  expect(wire.parties).toEqual([
    {
      id: 5,
      counterparty_id: 31,
      role_name: 'Гарант',
      side: 'them',
      signatory_id: null,
      comment: 'До 31.12.2027',
    },
    { counterparty_id: 40, role_name: 'Поручитель', side: 'third', signatory_id: null, comment: null },
  ]);
  expect(agreementUpdate.safeParse({ lock_version: 1, parties: wire.parties }).success).toBe(true);
});

test('a side without a company or a role is not saved, and the place says which', () => {
  expect(check([...values.parties, emptyParty()])).toMatchObject({
    'parties.1.counterparty': REQUIRED_FIELD,
    'parties.1.role_name': REQUIRED_FIELD,
  });
  expect(check(values.parties)).not.toHaveProperty('parties.0.counterparty');
  const twice = [
    ...values.parties,
    { ...emptyParty(), counterparty: values.counterparty, role_name: 'Гарант' },
  ];
  expect(check(twice)).toMatchObject({ 'parties.1.counterparty': 'Эта сторона в договоре уже есть' });
  expect(agreementForm.fieldOf('parties.0.signatory_id')).toBe('parties.0.signatory');
  expect(agreementForm.titleOf('parties.0.signatory')).toBe('Другие стороны, строка\u00a01: подписант');
  expect(agreementForm.fieldOf('items.0.measure_id')).toBe('items.0.unit');
});

test('another’s change of the sides is told in a sentence', () => {
  expect(agreementForm.describe('parties', values)).toBe('ПАО\u00a0«Первый» (Гарант, сторона контрагента)');
  expect(agreementForm.describe('parties', { ...values, parties: [] })).toBe('не заполнено');
});
