import { REQUIRED_FIELD } from 'shared/contract/record/required-field';

import type { Goal } from 'shared/document-form';
import { emptyItem } from 'shared/document-items';
import { agreementWords, emptyValues, fieldOf, type AgreementValues } from './agreement-values';
import { validateAgreement } from './validate-agreement';

const choice = (value: number) => ({ value, label: String(value) });
const complete: AgreementValues = {
  ...emptyValues(choice(1)),
  title: 'Поставка',
  subject: 'Серверы',
  agreement_type: choice(1),
  organization: choice(1),
  counterparty: choice(2),
  end_date: '2027-12-31',
  amount: '10.00',
  vat_rate: { ...choice(1), percent: '22' },
};
const rates = [
  { id: 1, name: 'НДС 22 %', valid_from: '2026-01-01', valid_to: null },
  { id: 2, name: '20 %', valid_from: '2019-01-01', valid_to: '2025-12-31' },
];
const check = (patch: Partial<AgreementValues>, goal: Goal = 'send') =>
  validateAgreement({ ...complete, ...patch }, goal, { rates, today: '2026-11-20' });

test('a complete agreement has no errors', () => {
  expect(check({})).toEqual({});
});

test('an empty form says of every field that identifies the agreement that it is required', () => {
  expect(validateAgreement(emptyValues(), 'save', { rates, today: '2026-11-20' })).toEqual(
    Object.fromEntries(
      ['agreement_type', 'title', 'responsible', 'organization', 'counterparty'].map((field) => [
        field,
        REQUIRED_FIELD,
      ]),
    ),
  );
});

test.each<[string, Partial<AgreementValues>, Goal, object]>([
  ['a draft may wait for its subject', { subject: '', end_date: null, amount: null }, 'save', {}],
  ['what is sent may not', { subject: ' ' }, 'send', { subject: REQUIRED_FIELD }],
  [
    'the end cannot come before the start',
    { start_date: '2028-01-01' },
    'save',
    { end_date: 'Раньше даты начала' },
  ],
  [
    'an agreement without a term has no end to check',
    { start_date: '2028-01-01', validity_rule: 'indefinite' },
    'send',
    {},
  ],
  [
    'the two sides are different',
    { counterparty: choice(1) },
    'save',
    { counterparty: 'Стороны договора совпадают' },
  ],
  [
    'automatic renewal says for how long',
    { renewal_type: 'auto' },
    'save',
    { renewal_months: REQUIRED_FIELD },
  ],
  [
    'and not for ever',
    { renewal_type: 'auto', renewal_months: '121' },
    'save',
    { renewal_months: 'От 1 до 120 месяцев' },
  ],
  [
    'where there is no sum there is no tax',
    { vat_mode: 'none', amount_type: 'none', amount: null },
    'send',
    {},
  ],
  ['without tax the ground is named', { vat_mode: 'none' }, 'save', { vat_note: REQUIRED_FIELD }],
  ['a confidentiality agreement needs no sum', { kind: 'nda', amount: null }, 'send', {}],
  ['nor does one by rates', { amount_type: 'rate', amount: null }, 'send', {}],
  ['any other does', { amount: null }, 'send', { amount: REQUIRED_FIELD }],
  [
    'a rate of the future is refused',
    { agreement_date: '2025-11-01' },
    'save',
    { vat_rate: 'Ставка НДС 22 % действует с 01.01.2026' },
  ],
  [
    'a rate of the past too',
    { agreement_date: '2026-02-01', vat_rate: { ...choice(2), percent: '20' } },
    'save',
    { vat_rate: 'Ставка 20 % действует по 31.12.2025' },
  ],
  [
    'a rate in force when the term starts is right',
    { agreement_date: '2025-12-20', start_date: '2026-01-10' },
    'save',
    {},
  ],
  [
    'an advance is at most the whole',
    { prepayment_percent: '130' },
    'save',
    { prepayment_percent: 'От 0 до 100 %' },
  ],
  ['a title has a length', { title: 'я'.repeat(256) }, 'save', { title: 'Не длиннее 255 знаков' }],
  ['a blank line is not sent and not wrong', { items: [emptyItem()] }, 'save', {}],
  [
    'a begun line is finished',
    { items: [{ ...emptyItem(), name: 'Сервер', price: '5.00', quantity: '0' }] },
    'save',
    { 'items.0.quantity': 'Больше нуля', 'items.0.unit': REQUIRED_FIELD },
  ],
])('%s', (...[, patch, goal, expected]) => {
  expect(check(patch, goal)).toEqual(expected);
});

test.each([
  ['organization_id', 'organization', 'Наша организация'],
  ['items.5.measure_id', 'items.5.unit', 'Спецификация, строка\u00A06: единица измерения'],
  ['items.0.discount_percent', 'items.0.discount_percent', 'Спецификация, строка\u00A01: скидка'],
  ['items.0.product_id', 'items.0.name', 'Спецификация, строка\u00A01: наименование'],
  ['is_indefinite', 'validity_rule', 'Срок действия'],
  ['files', 'files', 'Файлы'],
  ['lock_version', 'lock_version', 'Договор'],
])('the server’s %s is the form’s %s', (wire, field, title) => {
  expect(fieldOf(wire)).toBe(field);
  expect(agreementWords.titleOf(field)).toBe(title);
});
