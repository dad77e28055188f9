import { subjectDoubts, subjectValues } from './change-subjects';

const set = (target: 'agreement' | 'item', field: string) => ({ target, field, operation: 'set' as const });

test.each([
  [set('agreement', 'amount'), ['меняет цену']],
  [set('item', 'price'), ['меняет цену']],
  [set('item', 'quantity'), ['меняет объём']],
  [{ target: 'item' as const, field: null, operation: 'add' as const }, ['меняет цену', 'меняет объём']],
  [set('agreement', 'vat_rate_id'), ['меняет ндс']],
  [set('agreement', 'end_date'), ['меняет срок']],
  [set('agreement', 'payment_days'), ['меняет порядок оплаты']],
  [set('agreement', 'bank_account_id'), []],
  [{ target: 'party' as const, field: 'role_name', operation: 'set' as const }, []],
])('an addendum with %j is about %j', (change, about) => {
  const values = subjectValues([change]);
  expect(Object.keys(values).filter((tag) => values[tag])).toEqual(about);
  expect(about.some((tag) => subjectDoubts([change]).has(tag))).toBe(false);
});

test('a term of the agreement is doubted where its subject stays as it is', () => {
  const doubts = subjectDoubts([set('agreement', 'end_date')]);
  expect(doubts.get('договор.порядок оплаты')).toMatch(/^Соглашение не меняет порядок оплаты/);
  expect(doubts.has('договор.окончание')).toBe(false);
  expect(doubts.has('договор.номер')).toBe(false);
});
