import type { CounterpartyStatus } from './counterparty-status';
import { COUNTERPARTY_STATUS_LABELS } from './counterparty.labels';
import { dayAsked, REASON } from '../signing/signing.workflow';
import type { Workflow } from '../record/workflow';

export type CounterpartyAction =
  | 'send-to-check'
  | 'pass-check'
  | 'limit'
  | 'block'
  | 'unblock'
  | 'liquidate'
  | 'archive'
  | 'unarchive';

const LIVE = ['new', 'on_check', 'active', 'limited', 'blocked'] as const;
const EVERY = [...LIVE, 'liquidated'] as const;

/** The life of a counterparty: its check, its restrictions and its end. Source: domain reference, 1.4. */
export const COUNTERPARTY_WORKFLOW: Workflow<CounterpartyStatus, CounterpartyAction> = {
  statuses: COUNTERPARTY_STATUS_LABELS,
  actions: {
    'send-to-check': {
      label: 'Отправить на проверку',
      phoneLabel: 'На проверку',
      done: 'Отправка контрагента на проверку',
      from: ['new', 'active', 'limited'],
      to: 'on_check',
      next: ['new'],
    },
    'pass-check': {
      label: 'Подтвердить проверку',
      phoneLabel: 'Подтвердить',
      done: 'Подтверждение проверки контрагента',
      from: ['on_check'],
      to: 'active',
      asks: [
        { ...dayAsked('Проверка действительна до'), ahead: true },
        { name: 'reason', kind: 'reason', label: 'Заключение' },
      ],
      title: 'Подтвердить проверку',
      note: 'Контрагент станет действующим. Когда срок проверки выйдет, карточка напомнит о новой.',
      next: ['on_check'],
    },
    limit: {
      label: 'Ограничить работу',
      done: 'Ограничение работы с контрагентом',
      from: ['on_check', 'active'],
      to: 'limited',
      asks: [{ ...REASON, label: 'В чём ограничения' }],
      title: 'Ограничить работу',
      note: 'В карточках договоров появится предупреждение, согласование не остановится.',
    },
    block: {
      label: 'Заблокировать',
      done: 'Блокировка контрагента',
      from: ['new', 'on_check', 'active', 'limited'],
      to: 'blocked',
      asks: [REASON],
      title: 'Заблокировать контрагента',
      note: 'Новые договоры и предложения с ним нельзя будет отправить на согласование.',
      ending: true,
    },
    unblock: {
      label: 'Снять блокировку',
      phoneLabel: 'Снять',
      done: 'Снятие блокировки контрагента',
      from: ['blocked'],
      // Back where it was: a block lifted is no check passed.
      to: null,
      asks: [REASON],
      title: 'Снять блокировку',
      note: 'Контрагент вернётся в статус, в котором был до блокировки.',
      next: ['blocked'],
    },
    liquidate: {
      label: 'Отметить ликвидацию',
      done: 'Отметка о ликвидации контрагента',
      from: LIVE,
      to: 'liquidated',
      asks: [{ ...REASON, label: 'Основание' }],
      title: 'Отметить ликвидацию',
      note: 'Вернуть контрагента к работе после этого нельзя.',
      ending: true,
    },
    archive: { label: 'Убрать в архив', done: 'Перенос контрагента в архив', from: EVERY, to: null },
    unarchive: { label: 'Вернуть из архива', done: 'Возврат контрагента из архива', from: EVERY, to: null },
  },
};

export const COUNTERPARTY_ACTIONS = Object.keys(COUNTERPARTY_WORKFLOW.actions) as CounterpartyAction[];
