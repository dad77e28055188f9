import { plainRequisite } from './plain-requisite';

test.each([
  ['account', '40702 810 2 0000 0012345', '40702810200000012345'],
  ['account', '40702.810.2.00000012345', '40702810200000012345'],
  ['correspondent_account', '30101-810-4-00000000225', '30101810400000000225'],
  ['bic', '044 525 225', '044525225'],
  ['iban', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['swift', 'deut de ff', 'DEUTDEFF'],
  ['country_code', 'kz', 'KZ'],
])('%s written as «%s» is %s', (field, typed, kept) => {
  expect(plainRequisite(field, typed)).toBe(kept);
});

test.each([
  ['account', '123-456789-00'],
  ['account', '40702 810'],
  ['bank_name', 'АО «Банк - Север»'],
  ['is_primary', true],
])('%s %p stays as it was written', (field, typed) => {
  expect(plainRequisite(field, typed)).toBe(typed);
});
