import { AGREEMENT_WORKFLOW } from 'shared/contract/agreement/agreement.workflow';

const OF_ACTIONS = Object.fromEntries(
  Object.entries(AGREEMENT_WORKFLOW.actions).map(([action, { done }]) => [`agreement.${action}`, done]),
);

/** Lines of the journal. */
export const AGREEMENT_ACTIVITY_LABELS: Readonly<Record<string, string>> = {
  ...OF_ACTIONS,
  'agreement.created': 'Создание договора',
  'agreement.copied': 'Создание копии договора',
  'agreement.updated': 'Изменение договора',
  'agreement.deleted': 'Удаление договора',
  'agreement.activated': 'Договор вступил в силу',
  'agreement.expired': 'Срок договора истёк',
  'agreement.renewed': 'Договор продлён',
  'agreement.destroyed': 'Уничтожение документов договора по акту',
  'agreement.offer-taken': 'По предложению заключён другой договор',
  'agreement.terms-changed': 'Условия изменены дополнительным соглашением',
};
