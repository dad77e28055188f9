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

/** Fields of a stage that can be refused, as the form and a sentence about them call them. */
export const STAGE_FIELD_LABELS = {
  name: 'Название этапа',
  participants: 'Участники',
  quorum_type: 'Сколько решений нужно',
  quorum_value: 'Сколько решений нужно',
  deadline_value: 'Срок',
  condition: 'Когда нужен этап',
  return_stage_position: 'К какому этапу вернуть',
  reset_fields: 'Какие поля',
  escalation_after_hours: 'Через сколько рабочих часов после срока',
  escalation_to: 'Кому сообщить о просрочке',
  escalation_user_id: 'Кому сообщить о просрочке',
  escalation_action: 'Что сделать',
} as const;
