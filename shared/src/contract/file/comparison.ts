import { z } from 'zod';

import { documentFile } from './file';

/** A piece of a line: what both texts have, what only the later one has, or what only the earlier one had. */
export const textPart = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export type TextPart = z.infer<typeof textPart>;

/**
 * A paragraph, or a row of a table, in one or both texts. One that stands elsewhere is there twice: `moved` where the
 * later text has it, with what was changed in it, and `moved_away` where the earlier one had it.
 */
export const comparedLine = z.object({
  kind: z.enum(['same', 'changed', 'added', 'removed', 'moved', 'moved_away']),
  /** The numbers it bore and bears; null where it does not stand. */
  before_label: z.string().nullable(),
  after_label: z.string().nullable(),
  parts: z.array(textPart),
});
export type ComparedLine = z.infer<typeof comparedLine>;

/** Whether the line is a change of its own: the former place of one that was moved belongs to the new one. */
export const isChange = ({ kind }: Pick<ComparedLine, 'kind'>) => kind !== 'same' && kind !== 'moved_away';

/** GET /api/files/{id}/comparison?with={id}: what `with` has become in the version of the address. */
export const fileComparison = z.object({
  before: documentFile,
  after: documentFile,
  lines: z.array(comparedLine),
  /** Lines that are not the same; one that was moved counts once. */
  changes: z.int(),
});
export type FileComparison = z.infer<typeof fileComparison>;

/** GET /api/files/{id}/page: where the text of a Word document is shown as a page, for a minute. */
export const filePage = z.object({ url: z.string() });
export type FilePage = z.infer<typeof filePage>;
