import { z } from 'zod';

import { day, id, moment } from '../record/field';
import { LINK_KINDS } from './agreement-link.labels';

/** Links drawn from one agreement. */
export const MOST_LINKS = 100;

/** The document at the other end of a link. */
const linkedDocument = z.object({
  /** Name of its kind: open, an area may bring its own. */
  type: z.string(),
  id,
  /** «Договор № 12», «ДС № 2 к договору № 12». */
  name: z.string(),
  title: z.string(),
  counterparty_name: z.string().nullable(),
  /** The day of the document; null while it has none. */
  date: day.nullable(),
  status: z.string(),
  status_label: z.string(),
  /** Address of its page; null when it has none. */
  url: z.string().nullable(),
  is_archived: z.boolean(),
  /** By an act: the card stays, the contents are gone. */
  is_destroyed: z.boolean(),
});

/** A link between an agreement and another document, as the card of either tells it. */
export const documentLink = z.object({
  id,
  kind: z.enum(LINK_KINDS),
  /** `out` at the agreement it is drawn from, `in` at the other end. */
  direction: z.enum(['out', 'in']),
  /** «Основание», «Основание для». */
  label: z.string(),
  document: linkedDocument,
  lock_version: z.int(),
  created_at: moment,
  created_by_name: z.string().nullable(),
  /** The reader may change its kind and take it away, at the address of the agreement it is drawn from. */
  can: z.object({ edit: z.boolean() }),
});
export type DocumentLink = z.infer<typeof documentLink>;

/** The answer of GET /api/{resource}/{id}/links: those whose other end the reader sees. */
export const documentLinks = z.object({
  data: z.array(documentLink),
  can: z.object({ add: z.boolean() }),
  /** Kinds of documents a link may lead to. */
  kinds: z.array(z.object({ name: z.string(), title: z.string() })),
});
export type DocumentLinks = z.infer<typeof documentLinks>;

export const linkCreate = z.strictObject({
  document_type: z.string().max(64),
  document_id: id,
  kind: z.enum(LINK_KINDS),
});
export type LinkCreate = z.infer<typeof linkCreate>;

export const linkUpdate = z.strictObject({ lock_version: z.int(), kind: z.enum(LINK_KINDS) });
export type LinkUpdate = z.infer<typeof linkUpdate>;
