import {
  CHANGEABLE_FIELDS,
  CHANGEABLE_ITEM_TERMS,
  CHANGEABLE_OBLIGATION_TERMS,
  CHANGEABLE_PARTY_TERMS,
  CHANGEABLE_TERMS,
} from 'shared/contract/agreement/agreement-changes.fields';
import { wireFields } from 'shared/contract/record/field-table';
import { fieldSchema } from 'shared/contract/record/field-schema';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { resultingFaults } from '../../agreements/terms/resulting-terms.service';
import {
  keyOfChange,
  pastChange,
  presentValue,
  sameTerm,
  startDay,
  termsOfAgreement,
  termsOnDay,
  type TermsOnDay,
} from '../../agreements/terms/agreement-terms.service';
import type { TermScalar } from '../../lists/columns/term-changes-json';
import type { Trx } from '../../platform/database/database';
import type { FieldErrors } from '../../platform/http/errors';
import type { ChangeLine, Fault } from './change-line';
import { prepareAddition, strayFault } from './addition.service';
import type { NewChange } from './addendum-changes.repository';

export interface PreparedChanges {
  changes: NewChange[];
  errors: FieldErrors;
}

interface Preparing {
  agreementId: number;
  /** The addendum itself, whose own changes are not what it starts from; null of a new one. */
  addendumId: number | null;
  effectiveFrom: string | null;
  today: string;
  lines: readonly ChangeLine[];
  /** What was prepared before: an old value is kept until the author asks for the present one. */
  before: readonly NewChange[];
}

const TERMS = wireFields(CHANGEABLE_TERMS);
const LINES = {
  item: {
    lines: 'items',
    parts: wireFields(CHANGEABLE_ITEM_TERMS),
    chooseLine: 'Выберите строку спецификации',
    choosePart: 'Выберите, что меняется в строке',
  },
  party: {
    lines: 'parties',
    parts: wireFields(CHANGEABLE_PARTY_TERMS),
    chooseLine: 'Выберите сторону договора',
    choosePart: 'Выберите, что меняется у стороны',
  },
  obligation: {
    lines: 'obligations',
    parts: wireFields(CHANGEABLE_OBLIGATION_TERMS),
    chooseLine: 'Выберите обязательство договора',
    choosePart: 'Выберите, что меняется в обязательстве',
  },
} as const;

function targetFault(line: ChangeLine, on: TermsOnDay): Fault | null {
  const { target, target_id, operation, field } = line;
  if (target === 'agreement') {
    if (field === null || !Object.hasOwn(TERMS, field)) return ['field', 'Выберите условие договора'];
    return operation === 'set' ? null : ['operation', 'Условие договора можно только изменить'];
  }
  const { lines, parts, chooseLine, choosePart } = LINES[target];
  const known: readonly { id?: number | undefined }[] = on.values[lines];
  if (!known.some(({ id }) => id === target_id)) return ['target_id', chooseLine];
  if (pastChange(on, line) !== null)
    return ['target_id', 'Обязательство уже исполнено или снято: соглашением его не меняют'];
  if (operation === 'remove') return null;
  return field !== null && Object.hasOwn(parts, field) ? null : ['field', choosePart];
}

const isNothing = (value: TermScalar) => typeof value === 'string' && Number(value) <= 0;

/** The value by the rules of the field it is for, or what is wrong with it. */
function readValue(line: ChangeLine): { value: TermScalar } | { fault: string } {
  const field = line.field === null ? undefined : CHANGEABLE_FIELDS[line.field];
  if (line.operation === 'remove' || field === undefined) return { value: null };
  const value = line.new_value === '' ? null : line.new_value;
  const read = fieldSchema(field).safeParse(value);
  if (line.target === 'obligation' && value === null) return { fault: REQUIRED_FIELD };
  if (line.target === 'obligation' && line.field === 'amount' && isNothing(value))
    return { fault: 'Укажите сумму больше нуля' };
  if (read.success) return { value: read.data as TermScalar };
  if (value === null) return { fault: REQUIRED_FIELD };
  const said = read.error.issues[0]?.message ?? '';
  return { fault: /[а-яё]/i.test(said) ? said : 'Укажите значение этого условия' };
}

function prepareChange(
  line: ChangeLine,
  { on, before, seen }: { on: TermsOnDay; before: readonly NewChange[]; seen: Map<string, number> },
): { change: NewChange } | { fault: Fault } {
  const fault = strayFault(line) ?? targetFault(line, on);
  if (fault !== null) return { fault };
  const place = {
    target: line.target,
    target_id: line.target === 'agreement' ? null : line.target_id,
    operation: line.operation,
    field: line.operation === 'remove' ? null : line.field,
  };
  const key = keyOfChange(place);
  const twin = seen.get(key);
  if (twin !== undefined)
    return { fault: ['field', `Это условие уже меняется в строке ${String(twin + 1)}`] };
  const read = readValue(line);
  if ('fault' in read) return { fault: ['new_value', read.fault] };
  const kept = before.find(({ id, ...was }) => id === line.id && keyOfChange(was) === key);
  const old_value = kept === undefined ? presentValue(on, place) : kept.old_value;
  const isSame = place.operation === 'set' && sameTerm(place.field, old_value, read.value);
  if (isSame) return { fault: ['new_value', 'Совпадает с тем, что действует'] };
  return {
    change: {
      id: line.id,
      ...place,
      old_value,
      new_value: read.value,
      added: null,
      added_party: null,
      clause_ref: line.clause_ref,
    },
  };
}

/**
 * The changes with what each starts from: the value in force on the day they take effect, taken when the change is
 * first prepared. What breaks a rule stands under its line.
 */
export async function prepareChanges(trx: Trx, preparing: Preparing): Promise<PreparedChanges> {
  const { lines, before, addendumId, effectiveFrom, today } = preparing;
  if (lines.length === 0) return { changes: [], errors: {} };
  const terms = await termsOfAgreement(trx, preparing.agreementId);
  const on = termsOnDay(terms, startDay(effectiveFrom), addendumId ?? undefined);
  const seen = new Map<string, number>();
  const errors: FieldErrors = {};
  const changes: NewChange[] = [];
  for (const [at, line] of lines.entries()) {
    const prepared =
      line.operation === 'add'
        ? await prepareAddition(trx, line, { on, before })
        : prepareChange(line, { on, before, seen });
    if ('fault' in prepared) {
      const [part, message] = prepared.fault;
      errors[`changes.${String(at)}.${part}`] = [message];
      continue;
    }
    changes.push(prepared.change);
    seen.set(keyOfChange(prepared.change), at);
  }
  if (Object.keys(errors).length > 0) return { changes, errors };
  const faults = await resultingFaults(trx, { terms, on, changes, day: effectiveFrom ?? today });
  for (const [key, { part, message }] of faults) {
    const at = seen.get(key) ?? 0;
    errors[`changes.${String(at)}.${changes[at]?.operation === 'add' ? part : 'new_value'}`] = [message];
  }
  return { changes, errors };
}

/** The same changes from what is in force now. */
export async function rebasedChanges(
  trx: Trx,
  given: {
    agreementId: number;
    addendumId: number;
    effectiveFrom: string | null;
    changes: readonly NewChange[];
  },
): Promise<NewChange[]> {
  const on = termsOnDay(
    await termsOfAgreement(trx, given.agreementId),
    startDay(given.effectiveFrom),
    given.addendumId,
  );
  // A change of what was met meanwhile has nothing to start from: it stays in the way until it is taken out.
  return given.changes.map((change) =>
    pastChange(on, change) === null ? { ...change, old_value: presentValue(on, change) } : change,
  );
}
