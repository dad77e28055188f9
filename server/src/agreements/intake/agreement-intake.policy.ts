import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement/agreement.labels';
import type { AgreementAction, AgreementStatus } from 'shared/contract/agreement/agreement-status';
import { AGREEMENT_WORKFLOW } from 'shared/contract/agreement/agreement.workflow';
import { sameFieldValue } from 'shared/contract/record/difference';
import { wireFields } from 'shared/contract/record/field-table';
import { quoted } from 'shared/contract/quotation';
import type { RowValues } from '../../imports/importable.service';
import { ValidationFailed } from '../../platform/http/errors';

const actionWord = (action: AgreementAction) => quoted(AGREEMENT_WORKFLOW.actions[action].label);

const wordOf = (status: unknown) => quoted(AGREEMENT_STATUS_LABELS[status as AgreementStatus]);

/** Returns when the row makes a draft that the server numbers; refuses with 422 and the way to what it asks for. */
export function requireDraft({ status, internal_number }: RowValues): void {
  if (internal_number !== undefined) {
    throw new ValidationFailed({
      internal_number: ['Договора с таким номером нет, а новому его присвоит система. Уберите номер'],
    });
  }
  if (status === undefined || status === 'draft') return;
  const approved = `${actionWord('send-to-approval')} или ${actionWord('skip-approval')}`;
  const way = `${approved}, затем ${actionWord('send-to-signing')} и ${actionWord('mark-signed')}`;
  throw new ValidationFailed({
    status: [
      `Из файла договор приходит черновиком, а не ${wordOf(status)}. Уберите статус; когда договор появится, ` +
        `приложите его файл и проведите на карточке: ${way}`,
    ],
  });
}

/** What the register and its export show of an agreement: terms as addenda have left them, a draft by its internal number. */
export interface ShownAgreement {
  status: AgreementStatus;
  number: string | null;
  internal_number: string;
  end_date: string | null;
  is_indefinite: boolean;
  amount: string | null;
  currency_code: string;
  counterparty_id: number;
}

const TERMS = ['end_date', 'is_indefinite', 'amount', 'currency_code', 'counterparty_id'] as const;

/** What a row of an export changes: what it repeats of the register is no word about what was signed first. */
export function withoutShown(values: RowValues, shown: ShownAgreement): RowValues {
  const fields = wireFields(AGREEMENT_FIELDS);
  const repeated = new Set<string>(
    TERMS.filter((name) => sameFieldValue(fields[name], shown[name], values[name])),
  );
  if (shown.number === null && values.number === shown.internal_number) repeated.add('number');
  return Object.fromEntries(Object.entries(values).filter(([name]) => !repeated.has(name)));
}

/** Returns when the row does not change the state of the agreement; refuses with 422. */
export function requireSameStatus(present: AgreementStatus, status: unknown): void {
  if (status === undefined || present === status) return;
  throw new ValidationFailed({
    status: [`Сейчас ${wordOf(present)}. Из файла статус не меняется: это делают на карточке договора`],
  });
}
