import { REQUIRED_FIELD } from 'shared/contract/record/required-field';

import { emptyValues } from './counterparty-values';
import { validateCounterparty } from './validate-counterparty';

it('takes a name of spaces for none, and says so beside everything else that stands in the way', () => {
  const saved = {
    ...emptyValues({ is_own: false, responsible: { value: 1, label: 'Соколова М. Д.' } }),
    name_short: 'ООО «Ромашка»',
  };
  const typed = { ...saved, name_short: '   ', inn: '123' };
  expect(validateCounterparty(saved)(typed)).toEqual({
    name_short: REQUIRED_FIELD,
    inn: expect.any(String) as string,
  });
});
