import { dayAsked, REASON } from '../signing/signing.workflow';
import type { Workflow } from '../record/workflow';
import { OBLIGATION_STATUS_LABELS, type ObligationStatus } from './obligation.labels';

export type ObligationAction = 'mark-done' | 'waive' | 'reopen';

/** The life of an obligation. That its term comes and passes follows from the day. */
export const OBLIGATION_WORKFLOW: Workflow<ObligationStatus, ObligationAction> = {
  statuses: OBLIGATION_STATUS_LABELS,
  actions: {
    'mark-done': {
      label: 'Отметить исполнение',
      phoneLabel: 'Исполнить',
      done: 'Отметка об исполнении обязательства',
      from: ['planned', 'partially'],
      to: null,
      asks: [dayAsked('Дата исполнения'), { ...REASON, label: 'Примечание', required: undefined }],
      next: ['planned', 'partially'],
    },
    waive: {
      label: 'Снять обязательство',
      done: 'Снятие обязательства',
      from: ['planned', 'partially'],
      to: 'waived',
      asks: [REASON],
      title: 'Снять обязательство',
      note: 'Исполнять его не нужно. В сумме графика оно не считается.',
      ending: true,
    },
    reopen: {
      label: 'Вернуть в работу',
      done: 'Возврат обязательства в работу',
      from: ['done', 'partially', 'waived'],
      to: 'planned',
      title: 'Вернуть в работу',
    },
  },
};

export const OBLIGATION_ACTIONS = Object.keys(OBLIGATION_WORKFLOW.actions) as ObligationAction[];
