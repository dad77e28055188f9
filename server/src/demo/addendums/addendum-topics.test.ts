import { Random } from '../random';
import type { Parent } from './addendum-parent';
import { payment } from './addendum-topics';

const parent: Parent = {
  id: 1,
  subject: null,
  start_date: null,
  end_date: null,
  amount: null,
  amount_is_manual: false,
  payment_days: null,
  prepayment_percent: null,
  vat_rate_id: null,
  our_signatory_id: null,
  their_signatory_id: null,
  items: [],
};

/** The texts of a term that is five or ten days longer, by what it becomes. */
const texts = (before: number) =>
  Array.from({ length: 20 }, (_, seed) => payment({ ...parent, payment_days: before }, new Random(seed)))
    .filter((topic) => topic?.changes[0]?.new === before + 10)
    .map((topic) => [topic?.title, topic?.summary])[0];

test('a term of payment is written in the case its number asks for', () => {
  expect(texts(14)).toEqual(['Срок оплаты 24\u00a0дня', 'Срок оплаты увеличивается с 14 до 24\u00a0дней.']);
  expect(texts(11)).toEqual(['Срок оплаты 21\u00a0день', 'Срок оплаты увеличивается с 11 до 21\u00a0дня.']);
  expect(texts(20)).toEqual(['Срок оплаты 30\u00a0дней', 'Срок оплаты увеличивается с 20 до 30\u00a0дней.']);
});
