import { AGREEMENT_ACTION_LABELS } from 'shared/contract/agreement.labels';
import type { AgreementAction, AgreementStatus } from 'shared/contract/agreement-status';
import type { ActionDescription, Question } from 'shared/document';

type Told = Omit<ActionDescription<AgreementStatus>, 'label'>;

const reason = (label = 'Причина'): Question => ({ name: 'reason', kind: 'reason', label, required: true });
const day = (label: string): Question => ({ name: 'date', kind: 'day', label, required: true });
const side: Question = {
  name: 'side',
  kind: 'choice',
  label: 'Кто подписал',
  options: [
    { value: 'us', label: 'Мы' },
    { value: 'them', label: 'Контрагент' },
  ],
};
const initiator: Question = {
  name: 'initiator',
  kind: 'choice',
  label: 'По чьей инициативе',
  options: [
    { value: 'mutual', label: 'По соглашению' },
    { value: 'us', label: 'Мы' },
    { value: 'them', label: 'Контрагент' },
    { value: 'court', label: 'Суд' },
  ],
};

const TOLD: Record<AgreementAction, Told> = {
  'send-to-approval': { next: ['draft', 'rework'], forward: true, phoneLabel: 'Отправить' },
  recall: {
    title: 'Отозвать с согласования',
    note: 'Договор вернётся в черновики, начатые решения закроются.',
    asks: [reason()],
  },
  'skip-approval': { next: ['draft', 'rework'], forward: true, phoneLabel: 'Утвердить' },
  'send-to-signing': { next: ['approved'], forward: true, phoneLabel: 'Передать' },
  'decline-signing': { title: 'Вернуть на доработку', asks: [reason('Что исправить')] },
  'mark-signed': {
    next: ['on_signing'],
    phoneLabel: 'Отметить',
    title: 'Отметить подписание',
    note: 'Когда подпишут обе стороны, договор станет подписанным, а с даты начала — действующим.',
    asks: [side, day('Дата подписи')],
  },
  suspend: { title: 'Приостановить договор', asks: [day('Приостановить с'), reason()] },
  resume: { next: ['suspended'] },
  complete: {
    title: 'Отметить исполненным',
    note: 'После этого договор не меняется.',
    asks: [day('Исполнен')],
  },
  terminate: {
    ending: true,
    danger: true,
    title: 'Расторгнуть договор',
    note: 'Вернуть договор в действие будет нельзя.',
    asks: [day('Расторгнуть с'), initiator, reason()],
  },
  cancel: {
    ending: true,
    danger: true,
    title: 'Аннулировать договор',
    note: 'Договор не вступит в силу. Его можно будет вернуть в черновики.',
    asks: [reason()],
  },
  reopen: { next: ['rejected', 'cancelled'], phoneLabel: 'Вернуть' },
  archive: {},
  unarchive: {},
  copy: { makes: true },
};

/** The actions on an agreement's state as the card offers them. */
export const AGREEMENT_ACTIONS_TOLD = Object.fromEntries(
  (Object.entries(TOLD) as [AgreementAction, Told][]).map(([action, told]) => [
    action,
    { label: AGREEMENT_ACTION_LABELS[action], ...told },
  ]),
) as Record<AgreementAction, ActionDescription<AgreementStatus>>;
