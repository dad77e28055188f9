import type { Agreement } from 'shared/contract/agreement/agreement';
import { quoted } from 'shared/contract/quotation';
import type { SignatoryReference } from 'shared/contract/list/reference';
import { shortFullName, type ReadinessLine } from 'shared/document';
import { amountsOfDocument } from 'shared/document-items';
import { counted } from 'shared/format';
import type { FieldErrors } from 'shared/form';

import type { AgreementValues } from './agreement-values';

interface Facts {
  /** Null while a new agreement is being made. */
  agreement: Pick<Agreement, 'files_count' | 'missing_documents' | 'readiness'> | null;
  /** What stands in the way of sending by the fields alone. */
  errors: FieldErrors;
  /** What is said of the sides it is made with. */
  sides: readonly ReadinessLine[];
  signatories: readonly SignatoryReference[];
}

/** How many fields are still to be filled before it can be sent. */
export function fieldsLine(errors: FieldErrors): ReadinessLine {
  const count = Object.keys(errors).length;
  if (count === 0) return { key: 'fields', level: 'ok', text: 'Обязательные поля заполнены' };
  return {
    key: 'fields',
    level: 'error',
    text: `Заполнить ${counted(count, ['поле', 'поля', 'полей'])}`,
  };
}

function filesLine(agreement: Facts['agreement']): ReadinessLine {
  if (agreement === null)
    return { key: 'files', level: 'warning', text: 'Файл договора приложите после создания' };
  if (agreement.files_count === 0) return { key: 'files', level: 'error', text: 'Приложите файл договора' };
  const { files_count: count, missing_documents: missing } = agreement;
  if (missing.length > 0)
    return { key: 'files', level: 'error', text: `Приложить: ${missing.map(quoted).join(', ')}` };
  const fault = agreement.readiness.find(({ field, level }) => field === 'files' && level === 'error');
  if (fault !== undefined) return { key: 'files', level: 'error', text: fault.message };
  return {
    key: 'files',
    level: 'ok',
    text: `Приложено: ${counted(count, ['файл', 'файла', 'файлов'])}`,
  };
}

function amountLine(values: AgreementValues): ReadinessLine[] {
  if (values.items.length === 0 || values.amount_type === 'none') return [];
  const { total, difference } = amountsOfDocument(values);
  if (total === null) return [];
  if (difference !== null)
    return [{ key: 'amount', level: 'warning', text: 'Сумма отличается от спецификации' }];
  return [{ key: 'amount', level: 'ok', text: 'Сумма равна спецификации' }];
}

function powerLines(values: AgreementValues, people: readonly SignatoryReference[]): ReadinessLine[] {
  const chosen = [values.our_signatory?.value, values.their_signatory?.value];
  return people.flatMap((person) => {
    const until = person.basis_valid_until;
    const early = until !== null && values.end_date !== null && until < values.end_date;
    if (!chosen.includes(person.id) || !early) return [];
    const text = `Полномочия: ${shortFullName(person.full_name)}, истекают раньше договора`;
    return [{ key: `power-${String(person.id)}`, level: 'warning' as const, text }];
  });
}

/** What is still missing before the agreement can be sent, and what is in order: said before the button is pressed. */
export function formReadiness(values: AgreementValues, facts: Facts): ReadinessLine[] {
  const { errors, agreement, sides, signatories } = facts;
  const content = [fieldsLine(errors), filesLine(agreement), ...sides];
  return [...content, ...amountLine(values), ...powerLines(values, signatories)];
}
