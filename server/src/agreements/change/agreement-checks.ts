import type { Trx } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { type FieldErrors, ValidationFailed } from '../../platform/http/errors';
import { type AgreementField, type AgreementValues, SERVICE_FIELDS } from '../lines/agreement-fields';
import { type AgreementReferences, findReferences } from './agreement-references.repository';
import { faultsOf } from './agreement-rules';
import { type AgreementRecord, isAgreementVisible, isDescendant } from '../agreements.repository';
import { isNumberTaken } from './agreement-numbers.repository';

interface Facts {
  actor: Actor;
  today: string;
  /** Null of a new agreement. */
  row: AgreementRecord | null;
  /** Fields that change. */
  fields: readonly AgreementField[];
}

async function parentFault(trx: Trx, values: AgreementValues, { actor, row }: Facts): Promise<string | null> {
  const id = row?.id ?? null;
  const parent = values.parent_agreement_id;
  if (parent === null) return null;
  if (parent === id) return 'Договор не может быть основным для себя';
  if (!(await isAgreementVisible(trx, actor, parent))) return 'Выберите значение из списка';
  const isCycle = id !== null && (await isDescendant(trx, id, parent));
  return isCycle ? 'Этот договор сам заключён на основании изменяемого' : null;
}

/**
 * What the values refer to, once they keep every rule; refuses with 422 under the fields that break one. A change of
 * service fields alone is not held up by content that was right in its day.
 */
export async function checkedReferences(
  trx: Trx,
  values: AgreementValues,
  facts: Facts,
): Promise<AgreementReferences> {
  const found = await findReferences(trx, values);
  const { row } = facts;
  const changed = (field: AgreementField) => row === null || facts.fields.includes(field);
  const isService = row !== null && facts.fields.every((field) => SERVICE_FIELDS.has(field));
  const all: FieldErrors = faultsOf(values, { found, today: facts.today, signatures: row ?? {}, changed });
  const errors: FieldErrors = isService
    ? Object.fromEntries(
        Object.entries(all).filter(([field]) => facts.fields.includes(field as AgreementField)),
      )
    : all;
  if (changed('parent_agreement_id')) {
    const fault = await parentFault(trx, values, facts);
    if (fault !== null) errors.parent_agreement_id = [fault];
  }
  const { number, agreement_date, organization_id } = values;
  const isRenumbered = changed('number') || changed('agreement_date') || changed('organization_id');
  if (isRenumbered && number !== null && agreement_date !== null) {
    const wanted = {
      number,
      organizationId: organization_id,
      agreementDate: agreement_date,
      exceptId: row?.id ?? null,
    };
    if (await isNumberTaken(trx, wanted))
      errors.number = ['Такой номер в этом году уже есть у этой организации'];
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
  return found;
}
