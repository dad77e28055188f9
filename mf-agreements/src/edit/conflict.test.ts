import { anAgreement, anItem } from '../testing/an-agreement';
import { conflictOf } from './conflict';
import { describeField } from './values/describe-field';
import { valuesOfAgreement } from './values/values-of-agreement';

const record = anAgreement({ items: [anItem(1)] });
const base = valuesOfAgreement(record);

test('what each of us changed alone comes together without a question', () => {
  const current = { ...record, payment_days: 15, lock_version: 4 };
  const { merge } = conflictOf(base, { ...base, title: 'Поставка серверов' }, current);
  expect(merge.conflicts).toEqual([]);
  expect(merge.taken).toEqual(['payment_days']);
  expect(merge.merged).toMatchObject({ title: 'Поставка серверов', payment_days: '15' });
});

test('the same field changed by both is asked about, with both values as people read them', () => {
  const current = { ...record, end_date: '2028-06-30' };
  const mine = { ...base, end_date: '2027-10-31' };
  const { merge, theirs } = conflictOf(base, mine, current);
  expect(merge.conflicts).toEqual(['end_date']);
  expect([describeField('end_date', mine), describeField('end_date', theirs)]).toEqual([
    '31.10.2027',
    '30.06.2028',
  ]);
});

test('lines are one question and the sum that follows from them is none', () => {
  const current = anAgreement({ items: [anItem(1, { quantity: '9.000' })] });
  const mine = { ...base, items: base.items.map((item) => ({ ...item, quantity: '7' })) };
  const { merge, theirs } = conflictOf(base, mine, current);
  expect(merge.conflicts).toEqual(['items']);
  expect(describeField('items', theirs)).toBe('1 позиция на 11\u00A0556\u00A0000,00\u00A0₽');
});

test('a record named differently is the same choice', () => {
  const current = { ...record, counterparty: { ...record.counterparty, name_short: 'Новое имя' } };
  expect(conflictOf(base, { ...base, title: 'Другое' }, current).merge.taken).toEqual([]);
});
