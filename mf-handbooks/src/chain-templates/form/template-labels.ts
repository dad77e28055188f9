import type { RouteConditions } from 'shared/contract/approval/chain-template';

import type { TemplateValues } from './template-values';

/** Fields of a template as a sentence about them calls them. */
export const TEMPLATE_FIELD_LABELS: Readonly<Record<keyof TemplateValues, string>> = {
  name: 'Название',
  description: 'Когда применяется',
  document_kinds: 'Документы',
  priority: 'Порядок',
  total_deadline_days: 'Срок всего согласования',
  is_active: 'Действует',
  conditions: 'Условия',
  stages: 'Этапы',
};

/** Fields of the conditions of a template or a stage, as the form and a sentence about them call them. */
export const CONDITION_FIELD_LABELS: Readonly<Record<keyof RouteConditions, string>> = {
  amount_min: 'Сумма от, ₽',
  amount_max: 'Сумма меньше, ₽',
  agreement_type_ids: 'Типы договоров',
  organization_ids: 'Организации',
  department_ids: 'Подразделения',
  directions: 'Направления',
  is_template_based: 'Составлен по шаблону',
  counterparty_risks: 'Риск контрагента',
};
