import { AGREEMENT_STATUS_LABELS } from './agreement.labels';
import { RENEWAL_DECLINER_LABELS, TERMINATION_INITIATOR_LABELS } from './agreement-terms.labels';
import type { AgreementAction, AgreementStatus } from './agreement-status';
import { originalActions } from './originals.workflow';
import { archiveActions } from '../record/archive.workflow';
import { correctionActions } from '../signing/correction.workflow';
import { dayAsked, REASON, signingActions } from '../signing/signing.workflow';
import type { ActionDefinition, Workflow } from '../record/workflow';

const EVERY = Object.keys(AGREEMENT_STATUS_LABELS) as AgreementStatus[];

/** From its signature on, whatever became of it, the paper is awaited until it comes or is written off. */
const ENDED = ['completed', 'expired', 'terminated'] as const;

const NOUN = { accusative: 'договор', genitive: 'договора', subject: 'Договор', it: 'Его' } as const;

const {
  'send-to-approval': sendToApproval,
  recall,
  'skip-approval': skipApproval,
  'return-to-rework': returnToRework,
  'send-to-signing': sendToSigning,
  'decline-signing': declineSigning,
  'mark-signed': markSigned,
  cancel,
  reopen,
} = signingActions(
  NOUN,
  'Когда подпишут все стороны, договор станет подписанным, а с даты начала — действующим.',
);

const IN_FORCE = ['signed', 'active', 'suspended'] as const;

/** Somebody objects to the renewal of the term, or it turns out that nobody does. */
const RENEWAL = {
  'decline-renewal': {
    label: 'Отметить отказ от продления',
    phoneLabel: 'Отказ от продления',
    done: 'Отказ от продления договора',
    from: IN_FORCE,
    to: null,
    asks: [
      dayAsked('Дата уведомления'),
      {
        name: 'initiator',
        kind: 'choice',
        label: 'Кто отказался',
        required: true,
        options: RENEWAL_DECLINER_LABELS,
      },
      { name: 'reason', kind: 'reason', label: 'Комментарий' },
    ],
    title: 'Отметить отказ от продления',
    note: 'Договор закончится в свой срок и не продлится.',
  },
  'restore-renewal': {
    label: 'Отменить отказ от продления',
    done: 'Отмена отказа от продления договора',
    from: IN_FORCE,
    to: null,
    asks: [REASON],
    title: 'Отменить отказ от продления',
    note: 'Договор снова будет продлеваться в конце срока.',
  },
} as const satisfies Record<string, ActionDefinition<AgreementStatus>>;

const AFTER_SIGNING = {
  suspend: {
    label: 'Приостановить',
    done: 'Приостановление договора',
    from: ['active'],
    to: 'suspended',
    asks: [dayAsked('Приостановить с'), REASON],
    title: 'Приостановить договор',
  },
  resume: {
    label: 'Возобновить',
    done: 'Возобновление договора',
    from: ['suspended'],
    to: 'active',
    asks: [
      { name: 'date', kind: 'day', label: 'Возобновить с' },
      { name: 'reason', kind: 'reason', label: 'Комментарий' },
    ],
    title: 'Возобновить договор',
    next: ['suspended'],
  },
  complete: {
    label: 'Отметить исполненным',
    done: 'Отметка об исполнении договора',
    from: ['active', 'suspended'],
    to: 'completed',
    asks: [{ name: 'date', kind: 'day', label: 'Исполнен' }],
    title: 'Отметить исполненным',
    note: 'После этого договор не меняется.',
  },
  terminate: {
    label: 'Расторгнуть',
    done: 'Расторжение договора',
    from: ['signed', 'active', 'suspended', 'expired'],
    to: 'terminated',
    asks: [
      dayAsked('Расторгнуть с'),
      {
        name: 'initiator',
        kind: 'choice',
        label: 'По чьей инициативе',
        required: true,
        options: TERMINATION_INITIATOR_LABELS,
      },
      REASON,
    ],
    title: 'Расторгнуть договор',
    note: 'Вернуть договор в действие будет нельзя.',
    ending: true,
  },
} as const satisfies Record<string, ActionDefinition<AgreementStatus>>;

/** The life of an agreement. Source: domain reference, 1.1.1. What passes by itself is the server's nightly work. */
export const AGREEMENT_WORKFLOW: Workflow<AgreementStatus, AgreementAction> = {
  statuses: AGREEMENT_STATUS_LABELS,
  actions: {
    'send-to-approval': sendToApproval,
    recall,
    'skip-approval': skipApproval,
    'send-to-signing': sendToSigning,
    'return-to-rework': returnToRework,
    'decline-signing': declineSigning,
    'mark-signed': markSigned,
    ...correctionActions<AgreementStatus>(NOUN, ['on_signing', ...IN_FORCE]),
    ...AFTER_SIGNING,
    ...RENEWAL,
    ...originalActions<AgreementStatus>(NOUN, {
      signing: ['on_signing'],
      from: ['signed', 'active', 'suspended', ...ENDED],
      next: ENDED,
    }),
    cancel,
    reopen,
    ...archiveActions<AgreementStatus>('договора', {
      from: ['draft', 'completed', 'expired', 'terminated', 'rejected', 'cancelled'],
      statuses: AGREEMENT_STATUS_LABELS,
    }),
    copy: {
      label: 'Создать копию',
      done: 'Создание копии договора',
      from: EVERY,
      to: null,
      makes: true,
    },
  },
};
