import { z } from 'zod';

import { id, moment } from '../record/field';

/** A tag of templates: what is written between the braces, and what comes in its place. */
export const templateTag = z.object({
  tag: z.string(),
  label: z.string(),
  /** What it looks like in a finished document. */
  sample: z.string(),
  /** A section that repeats or is left out: `{#tag} … {/tag}`. */
  is_section: z.boolean(),
});
export type TemplateTag = z.infer<typeof templateTag>;

/** The answer of GET /api/file-templates/tags?document_kind=…: every tag a template of the kind may use. */
export const templateTagList = z.object({ data: z.array(templateTag) });

/** The Word file of a template as it is in use. */
export const templateContent = z.object({
  /** Of the version: /files/{id} is its content. */
  id,
  version: z.int(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  sha256: z.string(),
  url: z.string(),
  uploaded_by_name: z.string().nullable(),
  created_at: moment,
  /** Tags found in it, as they are written there. */
  tags: z.array(z.string()),
  /** Those of them nobody knows, or that stand outside the section of their lines: a blank stands in their place. */
  unknown_tags: z.array(z.string()),
  /** In the order of the unknown tags, the words each stands among; empty of a version from before they were kept. */
  unknown_places: z.array(z.string()),
});
export type TemplateContent = z.infer<typeof templateContent>;

/** A template in use for documents of a kind, and whether it is for the document that is asked about. */
export const offeredTemplate = z.object({
  id,
  name: z.string(),
  /** Why no text of the document is made of it, a sentence; null of a template that fits. */
  misfit: z.string().nullable(),
  /** It was written for documents about what this one is about; an older server does not say. */
  is_meant: z.boolean().optional(),
});
export type OfferedTemplate = z.infer<typeof offeredTemplate>;

/** The answer of GET /api/file-templates/offered: the first 200 by name. */
export const offeredTemplateList = z.object({ data: z.array(offeredTemplate) });
export type OfferedTemplateList = z.infer<typeof offeredTemplateList>;

/** A value that will stand in the document. */
export const filledTag = z.object({
  tag: z.string(),
  label: z.string(),
  /** Empty when it is not known. */
  value: z.string(),
  /** It was put into another case by rule: worth a look before it is signed. */
  is_declined: z.boolean(),
  /** It stands in the case somebody put it into by hand before. */
  is_remembered: z.boolean().optional(),
  /** It is empty, and the template leaves out what stands on it: no blank stays behind; an older server does not say. */
  is_left_out: z.boolean().optional(),
});
export type FilledTag = z.infer<typeof filledTag>;

/** What will be made, before it is made. */
export const generationPreview = z.object({
  /** prefix_name_date.docx */
  file_name: z.string(),
  /** The version of the text that is current and was brought by hand: what was changed in it does not come into the new one. */
  handmade: z
    .object({
      id,
      name: z.string(),
      version: z.int(),
      uploaded_by_name: z.string().nullable(),
      created_at: moment,
    })
    .nullable()
    .optional(),
  template_version: z.int(),
  values: z.array(filledTag),
  unknown_tags: z.array(z.string()),
  /** What would be empty or beside the point in this document, each a sentence; an older server does not say. */
  doubts: z.array(z.string()).optional(),
});
export type GenerationPreview = z.infer<typeof generationPreview>;

/** Longest value a person may put in the place of a tag, characters. */
export const MAX_TAG_VALUE = 2000;

/** The body of POST /api/file-templates/{id}/generate. */
export const generationInput = z.strictObject({
  documentable_type: z.string().min(1).max(64),
  documentable_id: id,
  /** Values put right by hand: tag → text. */
  values: z.record(z.string().max(100), z.string().max(MAX_TAG_VALUE)).default({}),
  /** The version brought by hand that its author knows to be followed, null of none; another one by now is refused with 409. */
  handmade_id: id.nullable().optional(),
});
export type GenerationInput = z.input<typeof generationInput>;
