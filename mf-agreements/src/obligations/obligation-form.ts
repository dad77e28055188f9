import type { Obligation, ObligationPlan } from 'shared/contract/obligation/obligation';
import {
  REMIND_DAYS_LABELS,
  type DueBase,
  type DueShift,
  type DueUnit,
  type ObligationKindName,
  type RemindDay,
} from 'shared/contract/obligation/obligation.labels';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { pickedPerson, type FieldErrors, type Picked } from 'shared/form';

/** What the form of an obligation holds. */
export interface ObligationValues {
  kind: ObligationKindName;
  direction: 'ours' | 'theirs';
  title: string;
  by: 'amount' | 'percent' | 'none';
  amount: string | null;
  percent: string | null;
  due_base: DueBase;
  due_day: string | null;
  after_id: number | null;
  due_offset: string | null;
  due_unit: DueUnit;
  due_shift: DueShift;
  /** Days before the term; empty: as the company does. */
  remind_days: readonly RemindDay[];
  responsible: Picked | null;
  note: string;
}

/** Bases whose day somebody writes down. */
export const hasDay = (base: DueBase) => base === 'date' || base === 'act' || base === 'invoice';

/** What the form begins with: the obligation, or a new one of the document. */
export function valuesOf(obligation: Obligation | null, plan: ObligationPlan): ObligationValues {
  if (obligation === null) {
    return {
      kind: 'payment',
      direction: 'ours',
      title: '',
      by: 'amount',
      amount: null,
      percent: null,
      due_base: 'date',
      due_day: null,
      after_id: null,
      due_offset: '5',
      due_unit: 'working',
      due_shift: 'next',
      remind_days: [],
      responsible: pickedPerson(plan.document.responsible),
      note: '',
    };
  }
  const { kind, direction, title, amount, percent, due_base, due_day, due_unit, due_shift } = obligation;
  const by = percent !== null ? 'percent' : amount !== null ? 'amount' : 'none';
  return {
    ...{ kind, direction, title, by, amount, percent, due_base, due_day, due_unit, due_shift },
    after_id: obligation.after?.id ?? null,
    due_offset: String(obligation.due_offset),
    remind_days: (Object.keys(REMIND_DAYS_LABELS) as RemindDay[]).filter((one) =>
      obligation.remind_days?.includes(Number(one)),
    ),
    responsible: pickedPerson(obligation.responsible),
    note: obligation.note ?? '',
  };
}

/** What is missing, under its field. */
export function faultsOf(values: ObligationValues): FieldErrors {
  const { title, kind, by, amount, percent, due_base: base, due_day, after_id, responsible } = values;
  const errors: Record<string, string> = {};
  if (title.trim() === '') errors.title = REQUIRED_FIELD;
  const isPayment = kind === 'payment';
  if ((by === 'amount' || isPayment) && by !== 'percent' && amount === null) errors.amount = REQUIRED_FIELD;
  if (by === 'percent' && percent === null) errors.percent = REQUIRED_FIELD;
  if (base === 'date' && due_day === null) errors.due_day = REQUIRED_FIELD;
  if (base === 'obligation' && after_id === null) errors.after_id = REQUIRED_FIELD;
  if (base !== 'date' && values.due_offset === null) errors.due_offset = REQUIRED_FIELD;
  if (responsible === null) errors.responsible_id = REQUIRED_FIELD;
  return errors;
}

/** The fields as the server takes them: what the chosen rule does not ask is empty. */
export function wireOf(values: ObligationValues) {
  const { kind, direction, title, by, due_base, due_unit, due_shift, note, responsible } = values;
  return {
    ...{ kind, direction, due_base, due_unit, due_shift },
    title: title.trim(),
    amount: by === 'amount' ? values.amount : null,
    percent: by === 'percent' ? values.percent : null,
    due_day: hasDay(due_base) ? values.due_day : null,
    after_id: due_base === 'obligation' ? values.after_id : null,
    due_offset: due_base === 'date' ? 0 : Number(values.due_offset ?? 0),
    remind_days: [...values.remind_days],
    note: note.trim() === '' ? null : note.trim(),
    ...(responsible !== null && { responsible_id: responsible.value }),
  };
}
