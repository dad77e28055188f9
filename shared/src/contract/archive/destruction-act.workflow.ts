import { REASON } from '../signing/signing.workflow';
import type { Workflow } from '../record/workflow';
import { ACT_STATUS_LABELS, type ActStatus } from './destruction-act.labels';

export type ActAction = 'submit' | 'send-back' | 'approve' | 'execute' | 'cancel';

/** The life of an act of destruction: whoever has prepared it never approves it. */
export const DESTRUCTION_ACT_WORKFLOW: Workflow<ActStatus, ActAction> = {
  statuses: ACT_STATUS_LABELS,
  actions: {
    submit: {
      label: 'Отправить на утверждение',
      phoneLabel: 'Отправить',
      done: 'Отправка акта об уничтожении на утверждение',
      from: ['draft'],
      to: 'submitted',
      next: ['draft'],
    },
    approve: {
      label: 'Утвердить',
      done: 'Утверждение акта об уничтожении',
      from: ['submitted'],
      to: 'approved',
      next: ['submitted'],
    },
    'send-back': {
      label: 'Вернуть составителю',
      done: 'Возврат акта об уничтожении составителю',
      from: ['submitted'],
      to: 'draft',
      asks: [{ ...REASON, label: 'Что исправить' }],
      title: 'Вернуть акт составителю',
    },
    execute: {
      label: 'Уничтожить документы',
      phoneLabel: 'Уничтожить',
      done: 'Уничтожение документов по акту',
      from: ['approved'],
      to: 'executed',
      title: 'Уничтожить документы по акту',
      note: 'Содержимое файлов будет удалено без возможности восстановления. Реквизиты карточек и журнал останутся.',
      ending: true,
    },
    cancel: {
      label: 'Отменить акт',
      done: 'Отмена акта об уничтожении',
      from: ['draft', 'submitted', 'approved'],
      to: 'cancelled',
      asks: [REASON],
      title: 'Отменить акт',
      note: 'Документы останутся на хранении.',
      ending: true,
    },
  },
};

export const ACT_ACTIONS = Object.keys(DESTRUCTION_ACT_WORKFLOW.actions) as ActAction[];
