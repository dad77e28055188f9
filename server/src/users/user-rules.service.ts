import { PERSON_TEXTS, personFault } from 'shared/contract/session/person';
import type { UserValues } from 'shared/contract/user/user-input';
import type { WireField } from 'shared/contract/record/field-table';
import type { USER_FIELDS } from 'shared/contract/user/user.fields';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { type FieldErrors, ValidationFailed } from '../platform/http/errors';
import { findChosen } from './users.repository';

export type UserField = WireField<typeof USER_FIELDS>;

const CHOOSE = 'Выберите значение из списка';

function plainFaults(values: UserValues, fields: readonly UserField[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of PERSON_TEXTS) {
    const fault = personFault(name, values[name] ?? '');
    if (fields.includes(name) && fault !== null) errors[name] = [fault];
  }
  return errors;
}

async function referenceFaults(
  trx: Trx,
  id: number,
  { values, fields }: { values: UserValues; fields: readonly UserField[] },
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const found = await findChosen(trx, id, {
    jobTitleId: values.job_title_id,
    departmentId: values.department_id,
    organizationId: values.organization_id,
    headId: values.head_id,
  });
  const isWrong = (field: UserField, isKnown: boolean) =>
    fields.includes(field) && values[field] !== null && !isKnown;
  if (isWrong('job_title_id', found.hasJobTitle)) errors.job_title_id = [CHOOSE];
  if (isWrong('department_id', found.hasDepartment)) errors.department_id = [CHOOSE];
  if (isWrong('organization_id', found.hasOrganization))
    errors.organization_id = ['Выберите свою организацию'];
  if (isWrong('head_id', found.hasHead))
    errors.head_id = ['Руководителем может быть только действующий сотрудник'];
  if (isWrong('head_id', !found.isHeadBelow))
    errors.head_id = [
      values.head_id === id
        ? 'Сотрудник не может быть руководителем самому себе'
        : 'Руководитель не может подчиняться этому же сотруднику',
    ];
  return errors;
}

/** Whoever sees the documents of their department would see those of any other by going there. */
const raisesByDepartment = ({ dataScope, permissions }: Actor) =>
  (dataScope === 'department' || dataScope === 'department_tree') && !permissions.has('users.change_roles');

/**
 * Returns when the changed fields keep every rule; refuses with 422 under them. Whoever could put an address of their own
 * under somebody's account would get in by a forgotten password, so that takes the right to give roles; nobody
 * raises the sum they sign themselves.
 */
export async function checkUser(
  trx: Trx,
  change: { id: number; values: UserValues; fields: readonly UserField[]; actor: Actor },
): Promise<void> {
  const { id, values, fields, actor } = change;
  const errors = { ...plainFaults(values, fields), ...(await referenceFaults(trx, id, change)) };
  if (fields.includes('email') && !actor.permissions.has('users.change_roles')) {
    errors.email = ['Адрес для входа меняет тот, кто назначает роли'];
  }
  if (fields.includes('department_id') && actor.id === id && raisesByDepartment(actor)) {
    errors.department_id = [
      'Своё подразделение меняет другой сотрудник: от него зависит, какие документы видны',
    ];
  }
  if (fields.includes('signature_limit') && actor.id === id) {
    errors.signature_limit = ['Свой предел подписания меняет другой сотрудник'];
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
}
