import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement/agreement.labels';
import type { AgreementAction, AgreementStatus } from 'shared/contract/agreement/agreement-status';
import { AGREEMENT_WORKFLOW } from 'shared/contract/agreement/agreement.workflow';
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

/** Returns when the row does not change the state of the agreement; refuses with 422. */
export function requireSameStatus(present: AgreementStatus | null, status: unknown): void {
  if (status === undefined || present === null || present === status) return;
  throw new ValidationFailed({
    status: [`Сейчас ${wordOf(present)}. Из файла статус не меняется: это делают на карточке договора`],
  });
}
