import { routeConditions } from 'shared/contract/approval/chain-template';
import { unmetReasons } from './reasons.labels';
import type { RouteFacts } from './route-conditions';

const facts: RouteFacts = {
  agreement_type_id: 1,
  organization_id: 2,
  department_id: null,
  direction: 'expense',
  amount: '700.00',
  is_template_based: false,
  counterparty_risk: null,
};
const names = { agreement_type: 'Поставка', organization: 'ООО «Свет»', department: null };
const unmet = (given: object, other: Partial<RouteFacts> = {}) =>
  unmetReasons(routeConditions.parse(given), { ...facts, ...other }, names);

test('what the document is, is said of each condition that it does not meet, and of no other', () => {
  expect(unmet({ agreement_type_ids: [1], amount_min: '800.00', directions: ['income'] })).toEqual([
    'направление: расходный',
    'сумма меньше 800\u00a0₽',
  ]);
  expect(unmet({ agreement_type_ids: [5], organization_ids: [5], department_ids: [5] })).toEqual([
    'тип договора «Поставка»',
    'организация: ООО «Свет»',
    'подразделение не указано',
  ]);
  expect(unmet({ amount_max: '700.00', is_template_based: true, counterparty_risks: ['high'] })).toEqual([
    'сумма не меньше 700\u00a0₽',
    'составлен не по шаблону',
    'риск контрагента не оценён',
  ]);
  expect(unmet({ amount_min: '1.00' }, { amount: null })).toEqual(['суммы в рублях нет']);
  expect(unmetReasons(null, facts, names)).toEqual([]);
});
