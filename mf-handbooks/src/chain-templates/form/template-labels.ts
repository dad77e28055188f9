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
