import type { AgreementActionInput } from 'shared/contract/agreement-input';
import type { AgreementAction } from 'shared/contract/agreement-status';

export type ActionField = 'side' | 'date' | 'initiator' | 'reason';

interface ActionForm {
  title: string;
  fields: readonly ActionField[];
  /** What the day means. */
  dateLabel?: string;
  reasonLabel?: string;
  /** What follows from the action, where it does not follow from its name. */
  note?: string;
}

/** Actions that ask before they are taken; the others are taken at once. */
const FORMS: Partial<Record<AgreementAction, ActionForm>> = {
  recall: {
    title: 'Отозвать с согласования',
    fields: ['reason'],
    note: 'Договор вернётся в черновики, начатые решения закроются.',
  },
  'decline-signing': { title: 'Вернуть на доработку', fields: ['reason'], reasonLabel: 'Что исправить' },
  'mark-signed': {
    title: 'Отметить подписание',
    fields: ['side', 'date'],
    dateLabel: 'Дата подписи',
    note: 'Когда подпишут обе стороны, договор станет подписанным, а с даты начала — действующим.',
  },
  suspend: { title: 'Приостановить договор', fields: ['date', 'reason'], dateLabel: 'Приостановить с' },
  complete: {
    title: 'Отметить исполненным',
    fields: ['date'],
    dateLabel: 'Исполнен',
    note: 'После этого договор не меняется.',
  },
  terminate: {
    title: 'Расторгнуть договор',
    fields: ['date', 'initiator', 'reason'],
    dateLabel: 'Расторгнуть с',
    note: 'Вернуть договор в действие будет нельзя.',
  },
  cancel: {
    title: 'Аннулировать договор',
    fields: ['reason'],
    note: 'Договор не вступит в силу. Его можно будет вернуть в черновики.',
  },
};

/** What the dialog of an action asks; null when the action is taken at once. */
export function actionForm(action: AgreementAction): ActionForm | null {
  return FORMS[action] ?? null;
}

export interface ActionValues {
  side: 'us' | 'them';
  date: string | null;
  initiator: 'us' | 'them' | 'mutual' | 'court';
  reason: string;
}

/** The body of the action: only the fields it asks for. */
export function actionBody(
  fields: readonly ActionField[],
  values: ActionValues,
  lockVersion: number,
): AgreementActionInput {
  const body: AgreementActionInput = { lock_version: lockVersion };
  if (fields.includes('side')) body.side = values.side;
  if (fields.includes('date') && values.date !== null) body.date = values.date;
  if (fields.includes('initiator')) body.initiator = values.initiator;
  if (fields.includes('reason')) body.reason = values.reason.trim();
  return body;
}
