import type { Trx } from '../platform/database/database';
import { type FieldErrors, ValidationFailed } from '../platform/http/errors';
import { findReferences, haveCategories, isInnTaken } from './counterparties.repository';
import { type CounterpartyField, type CounterpartyValues, faultsAgainst } from './counterparty-rules';
import { takenText } from './counterparty-source';

/** What is about to be written. */
export interface Checked {
  /** Null of a new one. */
  id: number | null;
  values: CounterpartyValues;
  /** Names on the wire of what was said. */
  fields: readonly CounterpartyField[];
  today: string;
}

const CHOOSE = 'Выберите значение из списка';

async function referenceFaults(trx: Trx, { id, values, fields }: Checked): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const found = await findReferences(trx, {
    id,
    responsibleId: values.responsible_id,
    parentId: values.parent_id,
    rateId: values.default_vat_rate_id,
    currencies: values.bank_accounts.map((line) => line.currency_code),
  });
  if (values.responsible_id !== null && fields.includes('responsible_id')) {
    if (found.responsibleStatus !== 'active') {
      errors.responsible_id = ['Ответственным может быть только действующий сотрудник'];
    }
  }
  if (values.parent_id !== null && !found.hasParent) errors.parent_id = [CHOOSE];
  if (found.isParentBelow) errors.parent_id = ['Организация не может быть головной для самой себя'];
  if (values.default_vat_rate_id !== null && !found.hasRate) errors.default_vat_rate_id = [CHOOSE];
  if (fields.includes('category_ids') && !(await haveCategories(trx, values.category_ids))) {
    errors.category_ids = [CHOOSE];
  }
  for (const [at, line] of values.bank_accounts.entries()) {
    if (!found.currencies.has(line.currency_code)) {
      errors[`bank_accounts.${String(at)}.currency_code`] = ['Такой валюты нет в справочнике'];
    }
  }
  return errors;
}

/** Returns when every rule is kept; refuses with 422 under the fields. */
export async function checkCounterparty(trx: Trx, checked: Checked): Promise<void> {
  const { id, values, fields } = checked;
  const errors = { ...faultsAgainst(values, checked), ...(await referenceFaults(trx, checked)) };
  const isSaid = fields.includes('inn') || fields.includes('kpp');
  if (isSaid && values.inn !== null && errors.inn === undefined) {
    const wanted = { inn: values.inn, kpp: values.kpp, isOwn: values.is_own, exceptId: id };
    if (await isInnTaken(trx, wanted)) errors.inn = [takenText(values)];
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
}
