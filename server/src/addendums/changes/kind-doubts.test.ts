import { kindDoubts } from './kind-doubts';

const set = (target: 'agreement' | 'item', field: string) => ({ target, field, operation: 'set' as const });

const valued = (field: string, old_value: string | boolean | null, new_value: string | boolean | null) => ({
  ...set('agreement', field),
  old_value,
  new_value,
  old: old_value === null ? null : String(old_value),
  new: new_value === null ? null : String(new_value),
});
const NO_TERM = 'Указан вид «Продление», а соглашение не меняет срок действия договора';

test.each([
  [['extension'], [], [NO_TERM]],
  [['extension'], [valued('amount', '10.00', '12.00')], [NO_TERM]],
  [['extension'], [valued('end_date', '2027-12-31', '2028-12-31')], []],
  [['extension'], [valued('renewal_months', null, '12')], []],
  [
    ['extension'],
    [valued('end_date', '2027-12-31', '2027-06-05')],
    ['Указан вид «Продление», а срок договора сокращается: 2027-06-05 вместо 2027-12-31'],
  ],
  [
    ['extension'],
    [valued('is_indefinite', true, false), valued('end_date', null, '2027-12-31')],
    ['Указан вид «Продление», а бессрочный договор получает срок'],
  ],
  [['extension'], [valued('end_date', '2027-12-31', null), valued('is_indefinite', false, true)], []],
  [
    ['price', 'vat'],
    [valued('end_date', '2027-12-31', '2027-06-05')],
    ['Указан вид «Цена», а соглашение не меняет цену', 'Указан вид «НДС», а соглашение не меняет НДС'],
  ],
  [['price', 'vat'], [valued('amount', '10.00', '12.00'), valued('vat_note', null, 'ст. 346.11')], []],
  [['termination', 'requisites', 'other'], [], []],
])('of the kinds %j and these changes it is doubted what does not agree', (kinds, changes, doubts) => {
  expect(kindDoubts({ kinds, changes })).toEqual(doubts);
});

test('a later day of a delivery or of what is owed is an extension too', () => {
  const delivery = { ...valued('delivery_date', '2026-12-01', '2027-02-01'), target: 'item' as const };
  const owed = { ...valued('due_day', '2026-12-01', '2027-02-01'), target: 'obligation' as const };
  for (const change of [delivery, owed])
    expect(kindDoubts({ kinds: ['extension'], changes: [change] })).toEqual([]);
});
