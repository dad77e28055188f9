import type {
  AbsenceReason,
  ApprovalTab,
  ChainStatus,
  DeadlineUnit,
  Decision,
  EscalationAction,
  EscalationTarget,
  Execution,
  ForcedOutcome,
  ParticipantKind,
  QuorumType,
  RejectRule,
  RemarkStatus,
  ResetRule,
  Restart,
  StageAction,
  StageStatus,
  TaskSource,
  TaskStatus,
} from './approval-status';

/**
 * Source of the words: domain reference, 1.6. There they are of a chain; people read them of «согласование», of its round
 * and of what came of it, so they stand in the neuter.
 */
export const CHAIN_STATUS_LABELS: Record<ChainStatus, string> = {
  draft: 'Черновик',
  running: 'Идёт согласование',
  paused: 'Приостановлено',
  passed: 'Согласовано',
  returned: 'Возвращено на доработку',
  rejected: 'Отклонено',
  reset: 'Требует повторного согласования',
  cancelled: 'Отозвано',
};

export const STAGE_STATUS_LABELS: Record<StageStatus, string> = {
  waiting: 'Ожидает',
  active: 'Выполняется',
  passed: 'Пройден',
  returned: 'Возвращён',
  rejected: 'Отклонён',
  skipped: 'Пропущен',
  cancelled: 'Отменён',
};

export const TASK_STATUS_LABELS: Record<TaskStatus, string> = {
  waiting: 'Ожидает очереди',
  pending: 'Ожидает решения',
  done: 'Решение принято',
  forwarded: 'Перенаправлено',
  reassigned: 'Передано заместителю',
  not_needed: 'Не требуется',
};

/** Shown instead of «Ожидает решения» once the deadline has passed. */
export const OVERDUE_LABEL = 'Просрочено';

export const TASK_SOURCE_LABELS: Record<TaskSource, string> = {
  rule: 'По маршруту',
  deputy: 'Замещение',
  forwarded: 'Перенаправлено',
  added: 'Добавлен вручную',
  escalated: 'Эскалация',
};

export const DECISION_LABELS: Record<Decision, string> = {
  approve: 'Согласовано',
  approve_with_remarks: 'Согласовано с замечаниями',
  return: 'На доработку',
  reject: 'Не согласовано',
  abstain: 'Воздержался',
  acknowledge: 'Ознакомлен',
};

/** Buttons: what one does, not what stands afterwards. */
export const DECISION_BUTTONS: Record<Decision, string> = {
  approve: 'Согласовать',
  approve_with_remarks: 'Согласовать с замечаниями',
  return: 'Вернуть на доработку',
  reject: 'Не согласовать',
  abstain: 'Воздержаться',
  acknowledge: 'Ознакомиться',
};

export const REMARK_STATUS_LABELS: Record<RemarkStatus, string> = {
  open: 'Открыто',
  fixed: 'Исправлено',
  declined: 'Отклонено',
  accepted: 'Принято',
};

export const STAGE_ACTION_LABELS: Record<StageAction, string> = {
  approve: 'Согласование',
  acknowledge: 'Ознакомление',
  sign: 'Подписание',
  register: 'Регистрация',
};

export const EXECUTION_LABELS: Record<Execution, string> = {
  parallel: 'Одновременно',
  sequential: 'По очереди',
};

export const QUORUM_LABELS: Record<QuorumType, string> = {
  all: 'Все участники',
  any: 'Любой из участников',
  count: 'Не меньше указанного числа',
  percent: 'Не меньше указанного процента',
};

export const REJECT_RULE_LABELS: Record<RejectRule, string> = {
  return_to_author: 'Вернуть автору',
  return_to_stage: 'Вернуть на более ранний этап',
  stop: 'Завершить согласование отказом',
  continue: 'Продолжить, отметив отказ',
};

export const RESET_RULE_LABELS: Record<ResetRule, string> = {
  always: 'Всегда спрашивать заново',
  content: 'При изменении условий или текста',
  fields: 'При изменении выбранных полей',
  never: 'Не спрашивать заново',
};

export const DEADLINE_UNIT_LABELS: Record<DeadlineUnit, string> = {
  working_hours: 'рабочие часы',
  working_days: 'рабочие дни',
  calendar_days: 'календарные дни',
};

export const ESCALATION_TARGET_LABELS: Record<EscalationTarget, string> = {
  head: 'Руководителю участника',
  user: 'Выбранному сотруднику',
  nobody: 'Никому',
};

export const ESCALATION_ACTION_LABELS: Record<EscalationAction, string> = {
  notify: 'Сообщить',
  reassign: 'Передать решение',
  auto_approve: 'Считать согласованным',
};

export const PARTICIPANT_KIND_LABELS: Record<ParticipantKind, string> = {
  user: 'Сотрудник',
  job_title: 'Должность',
  department_head: 'Руководитель подразделения',
  author_head: 'Руководитель автора',
  responsible: 'Ответственный за документ',
  curator: 'Куратор',
  role: 'Роль',
  our_signatory: 'Подписант с нашей стороны',
};

export const ABSENCE_REASON_LABELS: Record<AbsenceReason, string> = {
  vacation: 'Отпуск',
  sick: 'Болезнь',
  trip: 'Командировка',
  other: 'Другая причина',
};

export const APPROVAL_TAB_LABELS: Record<ApprovalTab, string> = {
  waiting: 'Ждут моего решения',
  done: 'Решённые',
  all: 'Все',
};

export const RESTART_LABELS: Record<Restart, string> = {
  changed: 'Только тех, чьи условия изменились, и тех, кто не согласовал',
  all: 'Всех заново',
};

export const FORCED_OUTCOME_LABELS: Record<ForcedOutcome, string> = {
  passed: 'Считать согласованным',
  returned: 'Вернуть на доработку',
  rejected: 'Отклонить',
};
