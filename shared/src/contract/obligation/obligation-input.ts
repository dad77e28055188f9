import { z } from 'zod';

import { day, id, money } from '../record/field';
import { changeSchema, recordSchema, wholeSchema } from '../record/field-schema';
import type { NewRecordInput } from '../record/record-input';
import { OBLIGATION_FIELDS } from './obligation.fields';
import { MAX_SCHEDULE } from './obligation.labels';

const document = { document_type: z.string().regex(/^[a-z_]{1,64}$/, 'Выберите документ'), document_id: id };
const lines = recordSchema(OBLIGATION_FIELDS).partial().required({ title: true });

/** A new obligation of a document; without somebody responsible it is the document's own. */
export const obligationCreate = lines.extend({
  ...document,
  /** Of an addendum: its agreement, where whoever sends it names both. */
  agreement_id: id.optional(),
});
export type ObligationCreate = z.input<typeof obligationCreate>;

/** A line of a schedule: what is not said has its default. */
export type ObligationLine = Omit<NewRecordInput<typeof OBLIGATION_FIELDS>, 'responsible_id'> & {
  responsible_id?: number;
};

/** A whole schedule at once: all of it or nothing. */
export const obligationSchedule = z.strictObject({
  ...document,
  lines: z.array(lines).min(1, 'В графике нет ни одной строки').max(MAX_SCHEDULE, 'Не больше 120 строк'),
});
export type ObligationSchedule = z.input<typeof obligationSchedule>;

export const obligationUpdate = changeSchema(OBLIGATION_FIELDS);
export type ObligationUpdate = z.input<typeof obligationUpdate>;
export const obligationWhole = wholeSchema(OBLIGATION_FIELDS);

/** The body of every action; the amount is what was paid or delivered now, all of it unless said. */
export const obligationActionInput = z.strictObject({
  lock_version: z.int(),
  reason: z.string().trim().max(2000).optional(),
  date: day.optional(),
  amount: money.optional(),
  /** With `mark-done`: the version of a file of the document that proves it, an act or an invoice. */
  document_version_id: id.optional(),
  /** With `mark-done`: the person knows that it is more than was owed. */
  confirmed: z.literal(true).optional(),
});
export type ObligationActionInput = z.input<typeof obligationActionInput>;
