import { routeConditions } from '../contract/approval/chain-template';
import { conditionWords } from './condition-words';

const words = (given: object) =>
  conditionWords(routeConditions.parse(given), {
    'agreement_type_ids:1': 'Поставка',
    'organization_ids:1': 'ООО «Свет»',
  });

it('tells every condition that says something, and of a record that is gone its number', () => {
  expect(words({})).toBe('');
  expect(words({ amount_min: '1000000.00', agreement_type_ids: [1] })).toBe(
    'сумма от 1\u00a0000\u00a0000\u00a0₽; тип договора «Поставка»',
  );
  expect(words({ amount_min: '1.50', amount_max: '20.00', organization_ids: [1, 9] })).toBe(
    'сумма от 1,50\u00a0₽, меньше 20\u00a0₽; организация: ООО «Свет», №\u00a09',
  );
  expect(words({ amount_max: '20.00', department_ids: [3], is_template_based: false })).toBe(
    'сумма меньше 20\u00a0₽; подразделение «№\u00a03»; составлен не по шаблону',
  );
  expect(words({ directions: ['expense', 'incoming'], counterparty_risks: ['high'] })).toBe(
    'направление: расходный, входящее; риск контрагента: высокий',
  );
});
