import { z } from 'zod';

import { id, moment } from '../record/field';
import { keptBy } from '../record/keeper-fields';
import { listOf } from '../list/paging';
import { FIELD_GROUPS } from '../record/field-table';
import { reference, userReference } from '../list/reference';
import {
  type DueBase,
  DUE_BASE_LABELS,
  type DueShift,
  DUE_SHIFT_LABELS,
  type DueUnit,
  DUE_UNIT_LABELS,
  OBLIGATION_DIRECTION_LABELS,
  OBLIGATION_KIND_LABELS,
  type ObligationKindName,
  OBLIGATION_PHASE_LABELS,
  type ObligationPhase,
  OBLIGATION_STATUS_LABELS,
  type ObligationStatus,
} from './obligation.labels';
import { OBLIGATION_ACTIONS } from './obligation.workflow';

export { OBLIGATION_ACTIONS };

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) => Object.keys(labels) as Key[];

export const OBLIGATION_PHASES = keysOf<ObligationPhase>(OBLIGATION_PHASE_LABELS);
export const OBLIGATION_KINDS = keysOf<ObligationKindName>(OBLIGATION_KIND_LABELS);

/** The document an obligation stands in. */
const obligedDocument = z.object({
  type: z.string(),
  id,
  /** «Договор № 12», «ДС № 2 к договору № 12». */
  name: z.string(),
  title: z.string(),
  /** Address of its obligations inside the suite. */
  url: z.string(),
  counterparty_name: z.string(),
});

/** A row of the register. */
export const obligationRow = z.object({
  id,
  document: obligedDocument,
  kind: z.enum(OBLIGATION_KINDS),
  direction: z.enum(keysOf<'ours' | 'theirs'>(OBLIGATION_DIRECTION_LABELS)),
  title: z.string(),
  /** The amount itself, or what the percent makes of the document's; null when there is none. */
  sum: z.string().nullable(),
  amount: z.string().nullable(),
  percent: z.string().nullable(),
  currency_code: z.string(),
  due_base: z.enum(keysOf<DueBase>(DUE_BASE_LABELS)),
  /** Of a date the date itself, of an act or an invoice its day; null while it is not known. */
  due_day: z.string().nullable(),
  due_offset: z.int(),
  due_unit: z.enum(keysOf<DueUnit>(DUE_UNIT_LABELS)),
  due_shift: z.enum(keysOf<DueShift>(DUE_SHIFT_LABELS)),
  /** The rule as one: what `due_base`, `due_offset` and `due_unit` say; absent from an older server, as all of these. */
  due_rule: z
    .object({
      base: z.enum(keysOf<DueBase>(DUE_BASE_LABELS)),
      offset: z.int(),
      unit: z.enum(keysOf<DueUnit>(DUE_UNIT_LABELS)),
    })
    .optional(),
  /** The agreement it is owed by; of an addendum's own the agreement of the addendum, which is named beside it. */
  agreement_id: id.nullable().optional(),
  addendum_id: id.nullable().optional(),
  /** `due_shift` and the number of `after` by the names of the domain reference. */
  shift_rule: z.enum(keysOf<DueShift>(DUE_SHIFT_LABELS)).optional(),
  depends_on_id: id.nullable().optional(),
  /** So many days before the term it is reminded of; empty as the company does. */
  remind_days: z.array(z.int()).optional(),
  document_version_id: id.nullable().optional(),
  /** The version of a file that proves it was carried out. */
  document_version: z
    .object({ id, name: z.string(), version: z.int(), url: z.string() })
    .nullable()
    .optional(),
  /** What an addendum in force has made of it, beside what it was; null while it stands as it was written. */
  amended: z
    .object({
      addendum: reference,
      /** The day by its own rule, when the addendum names another one; null when it does not. */
      due_date_was: z.string().nullable(),
      /** Its own sum, when the addendum names another one; null when it does not. */
      sum_was: z.string().nullable(),
      is_removed: z.boolean(),
    })
    .nullable()
    .optional(),
  after: reference.nullable(),
  /** When it is to be done; null while the day its rule starts from has not come. */
  due_date: z.string().nullable(),
  responsible: userReference,
  note: z.string().nullable(),
  status: z.enum(keysOf<ObligationStatus>(OBLIGATION_STATUS_LABELS)),
  phase: z.enum(OBLIGATION_PHASES),
  status_reason: z.string().nullable(),
  done_at: z.string().nullable(),
  done_amount: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
  ...keptBy,
  lock_version: z.int(),
});
export type ObligationRow = z.infer<typeof obligationRow>;
export const obligationList = listOf(obligationRow);

export const obligation = obligationRow.extend({
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
  open_groups: z.array(z.enum(FIELD_GROUPS)),
  available_actions: z.array(z.enum(OBLIGATION_ACTIONS)),
});
export type Obligation = z.infer<typeof obligation>;

/** All obligations of a document with those of what belongs to it, in the order of their terms. */
export const obligationPlan = z.object({
  data: z.array(obligation),
  document: obligedDocument.extend({
    amount: z.string().nullable(),
    currency_code: z.string(),
    signed_on: z.string().nullable(),
    start_date: z.string().nullable(),
    responsible: userReference,
  }),
  /** Payments the document itself asks for against its amount; null when there is nothing to compare. */
  check: z.object({ planned: z.string(), amount: z.string(), difference: z.string() }).nullable(),
  totals: z.object({ open: z.int(), overdue: z.int(), done: z.int() }),
  can: z.object({ add: z.boolean() }),
  /** Why nothing can be added, in a sentence; null when it can, or when it is not the reader's to do. */
  closed_reason: z.string().nullable(),
  today: z.string(),
});
export type ObligationPlan = z.infer<typeof obligationPlan>;
