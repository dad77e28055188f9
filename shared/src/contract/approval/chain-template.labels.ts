/** Fields of a stage, as the form, a sentence about them and the journal call them. */
export const STAGE_FIELD_LABELS = {
  name: 'Название этапа',
  participants: 'Участники',
  action: 'Что делают участники',
  execution: 'Порядок',
  quorum_type: 'Сколько решений нужно',
  quorum_value: 'Сколько решений нужно',
  deadline_value: 'Срок',
  condition: 'Когда нужен этап',
  on_reject: 'При отказе',
  return_stage_position: 'К какому этапу вернуть',
  remark_required_on: 'Когда замечание обязательно',
  reset_on: 'Когда спрашивать заново',
  reset_fields: 'Какие поля',
  skip_if_already_approved: 'Не спрашивать того, кто уже согласовал эту версию',
  allow_add: 'Участники могут добавлять других',
  allow_forward: 'Участники могут передавать решение',
  escalation_after_hours: 'Через сколько рабочих часов после срока',
  escalation_to: 'Кому сообщить о просрочке',
  escalation_user_id: 'Кому сообщить о просрочке',
  escalation_action: 'Что сделать',
} as const;

/** The term of a whole round, where a template sets one. */
export const TOTAL_DEADLINE_LABEL = 'Срок всего согласования, рабочих дней';
