import { z } from 'zod';

import { id } from '../record/field';

/** A piece of a file's text, what was found in it marked. */
export const fileFragment = z.object({
  file_name: z.string(),
  parts: z.array(z.object({ text: z.string(), is_found: z.boolean() })),
});
export type FileFragment = z.infer<typeof fileFragment>;

export const searchHit = z.object({
  /** Name of the kind: open, an area may bring its own. */
  kind: z.string(),
  id,
  title: z.string(),
  hint: z.string(),
  url: z.string(),
  /** Heading for hits of a kind that no area describes; an older server does not say. */
  section: z.string().optional(),
  /** Where the words stand in a file of the record; absent when they do not, and from an older server. */
  in_file: fileFragment.optional(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** The answer of GET /api/search?search=… : the best few of each kind the reader may see. */
export const searchAnswer = z.object({
  data: z.array(searchHit),
  /** What was looked for where nothing is called as it was typed: the text without its slips; an older server has none. */
  reading: z.string().optional(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
