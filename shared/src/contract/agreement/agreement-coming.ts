import { z } from 'zod';

import { obligationRow } from '../obligation/obligation';
import { id } from '../record/field';

/** What is to come by an agreement beside its own terms, each the nearest first. */
export const agreementComing = z.object({
  /** Signed, and in force from a later day. */
  addendums: z.array(z.object({ id, number: z.string(), title: z.string(), day: z.string() })),
  /** Not done yet: of each kind the nearest one of the agreement, and the nearest one of its addenda. */
  obligations: z.array(
    obligationRow.pick({ id: true, kind: true, direction: true, title: true }).extend({
      day: z.string(),
      /** The addendum it is owed by; null of the agreement itself. */
      addendum_id: id.nullable(),
    }),
  ),
});
export type AgreementComing = z.infer<typeof agreementComing>;
