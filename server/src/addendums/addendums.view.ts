import type { Addendum } from 'shared/contract/addendum';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { type Field, wireFields } from 'shared/contract/record/field-table';
import type { KeptValue } from 'shared/contract/record/kept-change';
import { fieldText } from 'shared/field-text';
import type { Actor } from '../platform/http/actor';
import { readinessOf } from './addendum-readiness';
import { addendumLife } from './addendums.policy';
import type { AddendumRecord } from './addendums.repository';

const CONDITIONS: Readonly<Record<string, Field>> = wireFields(AGREEMENT_FIELDS);
/** Conditions that are no field of the agreement itself. */
const OTHER_CONDITIONS: Readonly<Record<string, string>> = {
  price: 'Цена',
  quantity: 'Количество',
  bank_account_id: 'Банковский счёт',
};

function conditionText(field: Field | undefined, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (field !== undefined && typeof value !== 'object') return fieldText(field, value as KeptValue);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function changeView({ field, old_value, new_value, clause_ref }: AddendumRecord['changes'][number]) {
  const condition = CONDITIONS[field ?? ''];
  return {
    label: condition?.label ?? OTHER_CONDITIONS[field ?? ''] ?? 'Условие',
    old: conditionText(condition, old_value),
    new: conditionText(condition, new_value),
    clause_ref,
  };
}

/** The card with what the reader may do with it and what its next step still needs. */
export function cardView(record: AddendumRecord, actor: Actor, today: string): Addendum {
  return {
    ...record,
    changes: record.changes.map(changeView),
    can: addendumLife.canOf(actor, record),
    open_groups: [...addendumLife.groupsFor(actor, record)],
    available_actions: addendumLife.availableActions(actor, record),
    readiness: readinessOf(record, today),
  };
}
