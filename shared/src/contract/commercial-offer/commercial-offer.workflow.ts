import { OFFER_STATUS_LABELS, type OfferStatus } from './commercial-offer.labels';
import { type ApprovalAction, approvalActions, dayAsked, REASON } from '../signing/signing.workflow';
import { type ArchiveAction, archiveActions } from '../record/archive.workflow';
import type { ActionDefinition, ActionQuestion, Workflow } from '../record/workflow';

export type OfferAction =
  | ApprovalAction
  | ArchiveAction
  | 'send'
  | 'mark-viewed'
  | 'accept'
  | 'decline'
  | 'convert-to-agreement'
  | 'create-revision'
  | 'compare'
  | 'leave-comparison'
  | 'choose-winner'
  | 'cancel'
  | 'reopen';

/** While these last, an offer may still become an agreement. */
export const OPEN_OFFER_STATUSES = [
  'draft',
  'rework',
  'on_approval',
  'approved',
  'sent',
  'accepted',
] as const satisfies readonly OfferStatus[];

const DECIDED: ActionQuestion = {
  name: 'decision_reason_id',
  kind: 'reference',
  label: 'Причина',
  resource: 'decision-reasons',
  filters: { 'filter[is_active]': 'true' },
};

const ANSWERS = {
  send: {
    label: 'Отметить отправленным',
    phoneLabel: 'Отметить отправку',
    done: 'Отправка предложения контрагенту',
    from: ['draft', 'approved'],
    to: 'sent',
    asks: [
      dayAsked('Отправлено'),
      { name: 'sent_to', kind: 'text', label: 'Кому', required: true, max: 255 },
    ],
    title: 'Отметить отправленным',
    note: 'Предложение больше не меняется: контрагент отвечает на то, что получил.',
    next: ['approved'],
    forward: true,
  },
  'mark-viewed': {
    label: 'Отметить просмотренным',
    done: 'Просмотр предложения контрагентом',
    from: ['sent'],
    to: null,
    asks: [dayAsked('Просмотрено')],
    title: 'Отметить просмотренным',
    note: 'Когда контрагент открыл предложение: с его слов или по уведомлению о прочтении.',
  },
  accept: {
    label: 'Отметить принятым',
    phoneLabel: 'Отметить принятие',
    done: 'Принятие предложения',
    from: ['approved', 'sent'],
    to: 'accepted',
    asks: [dayAsked('Принято'), DECIDED, { name: 'reason', kind: 'reason', label: 'Комментарий' }],
    title: 'Отметить принятым',
    note: 'После этого по предложению можно заключить договор.',
    next: ['approved', 'sent'],
  },
  decline: {
    label: 'Отметить отклонённым',
    done: 'Отклонение предложения контрагентом',
    from: ['sent'],
    to: 'declined',
    asks: [dayAsked('Отклонено'), DECIDED, { name: 'reason', kind: 'reason', label: 'Комментарий' }],
    title: 'Отметить отклонённым',
  },
  'convert-to-agreement': {
    label: 'Заключить договор',
    phoneLabel: 'Заключить',
    done: 'Создание договора по предложению',
    from: ['accepted'],
    to: 'converted',
    asks: [
      {
        name: 'agreement_type_id',
        kind: 'reference',
        label: 'Тип договора',
        required: true,
        resource: 'agreement-types',
        filters: { 'filter[is_active]': 'true' },
      },
      {
        name: 'counterparty_id',
        kind: 'reference',
        label: 'Контрагент',
        resource: 'counterparties',
        filters: { 'filter[is_own]': 'false' },
      },
    ],
    title: 'Заключить договор',
    note: 'Появится черновик договора с теми же сторонами, спецификацией и НДС.',
    next: ['accepted'],
  },
  'create-revision': {
    label: 'Создать новую редакцию',
    phoneLabel: 'Новая редакция',
    done: 'Замена предложения новой редакцией',
    from: ['sent', 'declined', 'expired', 'revised'],
    to: 'revised',
    makes: true,
    next: ['declined', 'expired', 'revised'],
  },
} as const satisfies Record<string, ActionDefinition<OfferStatus>>;

const RIVALS = {
  compare: {
    label: 'Сравнить с другим',
    done: 'Включение предложения в сравнение',
    from: OPEN_OFFER_STATUSES,
    to: null,
    asks: [
      {
        name: 'offer_id',
        kind: 'reference',
        label: 'Предложение',
        required: true,
        resource: 'commercial-offers',
        filters: { 'filter[direction]': 'incoming' },
      },
    ],
    title: 'Сравнить с другим предложением',
  },
  'leave-comparison': {
    label: 'Убрать из сравнения',
    done: 'Исключение предложения из сравнения',
    from: OPEN_OFFER_STATUSES,
    to: null,
  },
  'choose-winner': {
    label: 'Выбрать победителем',
    done: 'Выбор предложения победителем',
    from: OPEN_OFFER_STATUSES,
    to: null,
  },
} as const satisfies Record<string, ActionDefinition<OfferStatus>>;

/** The life of a commercial offer. Source: domain reference, 1.3. That it expires is the server's nightly work. */
export const OFFER_WORKFLOW: Workflow<OfferStatus, OfferAction> = {
  statuses: OFFER_STATUS_LABELS,
  actions: {
    ...approvalActions({
      accusative: 'коммерческое предложение',
      genitive: 'коммерческого предложения',
      subject: 'Предложение',
      it: 'Его',
    }),
    ...ANSWERS,
    ...RIVALS,
    cancel: {
      label: 'Отменить предложение',
      done: 'Отмена предложения',
      from: ['draft', 'rework', 'approved'],
      to: 'cancelled',
      asks: [REASON],
      title: 'Отменить предложение',
      note: 'Вернуть его будет нельзя.',
      ending: true,
    },
    reopen: {
      label: 'Вернуть в черновики',
      phoneLabel: 'Вернуть',
      done: 'Возврат предложения в черновики',
      from: ['rejected_internal'],
      to: 'draft',
      next: ['rejected_internal'],
    },
    ...archiveActions<OfferStatus>('предложения', {
      from: ['draft', 'rejected_internal', 'declined', 'expired', 'revised', 'converted', 'cancelled'],
      statuses: OFFER_STATUS_LABELS,
    }),
  },
};

export const OFFER_ACTIONS = Object.keys(OFFER_WORKFLOW.actions) as OfferAction[];
