import { z } from 'zod';

import { ADDENDUM_STATUSES } from './addendum.labels';
import { id } from '../record/field';

/** A value of a term: as the wire takes it, a referred record with its name. */
export const termValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ id, name: z.string() }),
  z.null(),
]);
export type TermValue = z.infer<typeof termValue>;

/** An addendum as the ground of a term. */
const ground = z.object({
  id,
  number: z.string(),
  addendum_date: z.string().nullable(),
  clause_ref: z.string().nullable(),
  is_retroactive: z.boolean(),
});

/** Since when a value holds and by what; `addendum` is null of the agreement itself and of its renewal. */
const termOrigin = z.object({
  kind: z.enum(['original', 'addendum', 'renewal']),
  addendum: ground.nullable(),
  from: z.string(),
});
export type TermOrigin = z.infer<typeof termOrigin>;

/** A term of the agreement on the day that was asked for. */
export const effectiveTerm = z.object({
  /** `end_date`, or `items.12.price`. */
  key: z.string(),
  section: z.enum(['main', 'parties', 'terms', 'amount', 'payment', 'items', 'obligations']),
  label: z.string(),
  value: termValue,
  /** In words; null when there is nothing. */
  text: z.string().nullable(),
  original: z.string().nullable(),
  is_changed: z.boolean(),
  origin: termOrigin,
  /** Every value it has had and will have by what is signed, in time. */
  history: z.array(z.object({ text: z.string().nullable(), origin: termOrigin, is_current: z.boolean() })),
  /** What is still to come: signed for a later day, or on its way to the signature. */
  coming: z.array(z.object({ text: z.string().nullable(), from: z.string().nullable(), addendum: ground })),
});
export type EffectiveTerm = z.infer<typeof effectiveTerm>;

/** An addendum the terms are made of, or are to be made of. */
export const effectiveAddendum = z.object({
  id,
  number: z.string(),
  addendum_date: z.string().nullable(),
  title: z.string(),
  status: z.enum(ADDENDUM_STATUSES),
  effective_from: z.string().nullable(),
  effective_to: z.string().nullable(),
  is_retroactive: z.boolean(),
  /** It ends the agreement on its day; an older server does not say. */
  ends_agreement: z.boolean().optional(),
  /** Labels of what it changes. */
  terms: z.array(z.string()),
  /** «Условие изменилось после подготовки»: what it starts from, and what holds instead. */
  conflicts: z.array(z.object({ label: z.string(), old: z.string().nullable(), now: z.string().nullable() })),
});
export type EffectiveAddendum = z.infer<typeof effectiveAddendum>;

/** `GET /api/agreements/{id}/effective-terms?as_of=`: what is in force on the day, and why. */
export const effectiveTerms = z.object({
  agreement_id: id,
  as_of: z.string(),
  today: z.string(),
  /** The day the agreement itself is from. */
  original_from: z.string(),
  terms: z.array(effectiveTerm),
  addendums: z.array(effectiveAddendum),
  /** Days at which anything changes, the agreement's own first. */
  stops: z.array(
    z.object({
      day: z.string(),
      /** The agreement, what begins to hold, what ends, or the term renewed. */
      kind: z.enum(['original', 'addendum', 'end', 'renewal']),
      addendum: ground.pick({ id: true, number: true, is_retroactive: true }).nullable(),
      is_signed: z.boolean(),
    }),
  ),
});
export type EffectiveTerms = z.infer<typeof effectiveTerms>;
