import type { ADDENDUM_FIELDS } from 'shared/contract/addendum/addendum.fields';
import type { RecordValues, WireField } from 'shared/contract/record/field-table';
import { formatDay } from '../calendar/format-day';
import { originalFaults } from '../originals/original-days.service';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { type FieldErrors, ValidationFailed } from '../platform/http/errors';
import { parentFault } from './addendum-parent';
import { type AddendumRecord, findParent, findPeople } from './addendums.repository';
import { addedOf } from './changes/added-line.service';
import { addedPartyOf } from './changes/added-party.service';
import type { NewChange } from './changes/addendum-changes.repository';
import { prepareChanges } from './changes/addendum-changes.service';
import { scalarOf } from './changes/idle-changes';

export type AddendumValues = RecordValues<typeof ADDENDUM_FIELDS>;
export type AddendumField = WireField<typeof ADDENDUM_FIELDS>;

function termFaults(values: AddendumValues): FieldErrors {
  const { effective_from: from, effective_to: to } = values;
  return from !== null && to !== null && to < from ? { effective_to: ['Раньше дня «Действует с»'] } : {};
}

type Parent = NonNullable<Awaited<ReturnType<typeof findParent>>>;

interface Facts {
  actor: Actor;
  fields: readonly AddendumField[];
  today: string;
  /** Null of a new addendum. */
  row: AddendumRecord | null;
}

/**
 * It may reach back before the day it was made, but not to where there was no agreement yet; nor does it bear a day on
 * which there was nothing to add to.
 */
function beginningFaults(
  { effective_from: from, addendum_date: dated }: AddendumValues,
  { begins_on: begins, agreement_date: made }: Pick<Parent, 'begins_on' | 'agreement_date'>,
  { fields }: Facts,
): FieldErrors {
  const isNew = (field: AddendumField) => fields.includes(field) || fields.includes('agreement_id');
  const errors: FieldErrors = {};
  if (isNew('effective_from') && from !== null && begins !== null && from < begins) {
    errors.effective_from = [`Раньше начала договора, ${formatDay(begins)}`];
  }
  if (isNew('addendum_date') && dated !== null && made !== null && dated < made) {
    errors.addendum_date = [`Раньше даты договора, ${formatDay(made)}`];
  }
  return errors;
}

const keptChange = (change: AddendumRecord['changes'][number]): NewChange => ({
  id: change.id,
  target: change.target,
  target_id: change.target_id,
  operation: change.operation,
  field: change.field,
  clause_ref: change.clause_ref,
  added: addedOf(change),
  added_party: addedPartyOf(change),
  old_value: scalarOf(change.old_value),
  new_value: scalarOf(change.new_value),
});

/** The changes as they are to be kept; null when they stay as they are. What the rules say against the values, under their fields; refuses with 422 when they say anything. */
export async function check(trx: Trx, values: AddendumValues, facts: Facts): Promise<NewChange[] | null> {
  const errors: FieldErrors = termFaults(values);
  const signatures = facts.row ?? {};
  const changed = (field: AddendumField) => facts.fields.includes(field);
  const paper = { today: facts.today, dated: values.addendum_date, signatures, changed };
  Object.assign(errors, originalFaults(values, paper));
  const parent = await findParent(trx, facts.actor, values.agreement_id);
  if (parent === null) errors.agreement_id = ['Выберите значение из списка'];
  else if (changed('agreement_id')) {
    const archived = parent.archived_at === null ? null : 'Договор в архиве, сначала верните его';
    const fault = parentFault({ agreement: parent }) ?? archived;
    if (fault !== null) errors.agreement_id = [fault];
  }
  if (parent !== null) Object.assign(errors, beginningFaults(values, parent, facts));
  const signatories = [
    ['our_signatory_id', values.our_signatory_id, parent?.organization_id, 'своей организации'],
    ['their_signatory_id', values.their_signatory_id, parent?.counterparty_id, 'контрагента'],
  ] as const;
  const { sides, userStatus } = await findPeople(trx, {
    signatoryIds: signatories.flatMap(([, id]) => id ?? []),
    userId: values.responsible_id,
  });
  // Of an agreement the author does not see nothing is told, not even that somebody signs it.
  for (const [field, id, side, whose] of parent === null ? [] : signatories) {
    if (id !== null && sides.get(id) !== side) errors[field] = [`Выберите подписанта ${whose}`];
  }
  if (facts.fields.includes('responsible_id') && userStatus !== 'active') {
    errors.responsible_id = ['Ответственным может быть только действующий сотрудник'];
  }
  const isPrepared = facts.fields.includes('changes') || facts.fields.includes('effective_from');
  const prepared =
    parent === null || !isPrepared
      ? null
      : await prepareChanges(trx, {
          agreementId: parent.id,
          addendumId: facts.row?.id ?? null,
          effectiveFrom: values.effective_from,
          today: facts.today,
          lines: values.changes,
          // Another day has other terms: the author is preparing anew. A line that is added keeps its number.
          before: (facts.row?.changes.map(keptChange) ?? []).filter(
            ({ operation }) => operation === 'add' || !facts.fields.includes('effective_from'),
          ),
        });
  Object.assign(errors, prepared?.errors);
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
  return prepared?.changes ?? null;
}
