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
  const values = subjectValues({ kinds: [], changes: [change] });
  expect(Object.keys(values).filter((tag) => values[tag])).toEqual(about);
  expect(about.some((tag) => subjectDoubts({ kinds: [], changes: [change] }).has(tag))).toBe(false);
});

test('a term of the agreement is doubted where its subject stays as it is', () => {
  const doubts = subjectDoubts({ kinds: [], changes: [set('agreement', 'end_date')] });
  expect(doubts.get('договор.порядок оплаты')).toMatch(/^Соглашение не меняет порядок оплаты/);
  expect(doubts.has('договор.окончание')).toBe(false);
  expect(doubts.has('договор.номер')).toBe(false);
});

test('an addendum of the kind «расторжение» ends the agreement whatever it changes', () => {
  const ending = { kinds: ['price', 'termination'], changes: [] };
  expect(subjectValues(ending)['расторгает договор']).toBe(true);
  expect(subjectDoubts(ending).has('дата расторжения')).toBe(false);
  const other = { kinds: ['price'], changes: [set('agreement', 'end_date')] };
  expect(subjectValues(other)['расторгает договор']).toBe(false);
  expect(subjectDoubts(other).get('дата расторжения')).toBe(
    'Соглашение не расторгает договор, а шаблон говорит об этом. Проверьте, тот ли шаблон выбран и отмечен ли вид «Расторжение»',
  );
});
