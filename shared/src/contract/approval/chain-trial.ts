import { z } from 'zod';

import { userReference } from '../list/reference';
import { id } from '../record/field';
import { approvalDocument } from './approval-chain';
import { chainTemplateCreate } from './chain-template';

/** POST /api/chain-templates/trial: the template as the form holds it, and the one it would take the place of. */
export const chainTrialInput = chainTemplateCreate.extend({ template_id: id.nullable().default(null) });
export type ChainTrialInput = z.input<typeof chainTrialInput>;

/** How long decisions took in the year, in minutes of working time; null where there were none. */
const median = z.number().nullable();

/** What the template would have done with the documents that were sent for approval within a year. */
export const chainTrial = z.object({
  /** `yyyy-mm-dd`. */
  since: z.string(),
  /** Documents the reader may see, of the kinds of the template, the newest first. */
  looked_at: z.int(),
  /** There were more than are looked at. */
  is_cut: z.boolean(),
  /** Of them the template would take so many. */
  caught: z.int(),
  /** Whoever would be asked about what it takes, or was. */
  people: z.array(
    z.object({
      user: userReference,
      /** Documents. */
      asked: z.int(),
      was_asked: z.int(),
      median_minutes: median,
    }),
  ),
  people_total: z.int(),
  stages: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      /** Documents it would ask somebody about, skip by its condition, and find nobody for. */
      asks: z.int(),
      skipped: z.int(),
      /** The newest ten of the skipped, and what of each its condition does not want, «сумма меньше 500 000 ₽»; absent from an older server. */
      skips: z.array(z.object({ document: approvalDocument, reasons: z.array(z.string()) })).optional(),
      empty: z.int(),
      median_minutes: median,
    }),
  ),
  /**
   * Documents with a stage that lacks somebody, or that no stage is for: then its name is null; `is_bare`: the stage, or
   * the whole route, would ask nobody.
   */
  holes: z.array(
    z.object({
      document: approvalDocument,
      stage_name: z.string().nullable(),
      reasons: z.array(z.string()),
      is_bare: z.boolean(),
    }),
  ),
  holes_total: z.int(),
  /** Documents that would go another way than by the templates as they are now; null: no template takes them. */
  changed: z.array(
    z.object({
      document: approvalDocument,
      before: z.string().nullable(),
      after: z.string().nullable(),
      /** Names of employees. */
      added: z.array(z.string()),
      removed: z.array(z.string()),
    }),
  ),
  changed_total: z.int(),
});
export type ChainTrial = z.infer<typeof chainTrial>;
