import { z } from 'zod';

import { changeSchema, createSchema, wholeSchema } from '../record/field-schema';
import { SIGNING_ANSWERS } from '../signing/signing-answers';
import { ADDENDUM_FIELDS } from './addendum.fields';

/** A new addendum: its agreement, title and what it changes are required, the rest has defaults. */
export const addendumCreate = createSchema(ADDENDUM_FIELDS);
export type AddendumCreate = z.input<typeof addendumCreate>;

/** A change: the fields that change and the version they were read at. */
export const addendumUpdate = changeSchema(ADDENDUM_FIELDS);
export type AddendumUpdate = z.input<typeof addendumUpdate>;

/** A whole addendum in the place of the present one. */
export const addendumWhole = wholeSchema(ADDENDUM_FIELDS);

/** The body of every action; which fields an action needs is the workflow's to say. */
export const addendumActionInput = z.strictObject(SIGNING_ANSWERS);
export type AddendumActionInput = z.input<typeof addendumActionInput>;
