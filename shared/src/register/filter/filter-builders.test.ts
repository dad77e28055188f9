import { companiesFound } from './filter-builders';

const gone = { legal_form: 'ООО', name_short: 'Близнец', merged_into: null };

test('a condition by a counterparty that was merged is called as the one that stayed', () => {
  const { optionLabel } = companiesFound(false);
  expect(optionLabel(gone)).toBe('Близнец, ООО');
  const heir = { id: 3, legal_form: 'АО', name_short: 'Оставшийся', inn: null, kpp: null };
  expect(optionLabel({ ...gone, merged_into: heir })).toBe('Оставшийся, АО');
});
