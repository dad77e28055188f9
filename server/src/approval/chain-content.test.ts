import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { contentChanges, contentOf } from './chain-content';

const record = { amount: '100.00', items: [] };
const content = (discount_percent: string) => contentOf(OFFER_FIELDS, { ...record, discount_percent }, []);

test('an approval that began before offers had a discount is of the same content as one without a discount', () => {
  const { discount_percent: _, ...earlier } = OFFER_FIELDS;
  const before = contentOf(earlier, record, []);
  const after = content('0.00');
  expect(after.hash).toBe(before.hash);
  expect(contentChanges(OFFER_FIELDS, before.content, after.content).fields).toEqual([]);
});

test('a discount that is given is a change of what was agreed', () => {
  const [before, after] = [content('0.00'), content('5.00')];
  expect(after.hash).not.toBe(before.hash);
  const { fields } = contentChanges(OFFER_FIELDS, before.content, after.content);
  expect(fields.map(({ field }) => field)).toEqual(['discount_percent']);
});
