import { z } from 'zod';

import { MAX_AROUND_QUOTE, MAX_CLAUSE, MAX_COMMENT, MAX_QUOTE } from './comment-limits';
import { id, moment, optionalText, seenText, text } from '../record/field';
import { listOf } from '../list/paging';

const quotedPlace = z.object({
  /** The version of a file the words were quoted from; null once it was deleted. */
  version_id: id.nullable(),
  file_name: z.string(),
  file_version: z.int(),
  /** What stands before the words and after them; empty of words that were typed. */
  prefix: z.string(),
  suffix: z.string(),
  /** The words stand in the text of the file; false where there is none to look in. */
  is_checked: z.boolean(),
});
export type QuotedPlace = z.infer<typeof quotedPlace>;

const quote = z.object({
  text: z.string(),
  /** «5.4»; null when the place was not named. */
  clause: z.string().nullable(),
  /** Where the words stand; null of words of no file, absent from an older server. */
  place: quotedPlace.nullable().optional(),
});

/** One comment as its reader sees it. */
export const comment = z.object({
  id,
  /** `agreement`, `addendum`, `commercial_offer`, `counterparty`. */
  commentable_type: z.string(),
  commentable_id: id,
  /** The comment it answers; null of one that opens a thread. */
  parent_id: id.nullable(),
  /** With mentions as `@{17}`; null once the comment is deleted. */
  body: z.string().nullable(),
  mentions: z.array(z.object({ id, name: z.string() })),
  quote: quote.nullable(),
  author: z.object({ id, name: z.string(), job_title: z.string().nullable() }),
  files: z.array(z.object({ id, name: z.string(), extension: z.string(), size: z.int(), url: z.string() })),
  created_at: moment,
  edited_at: moment.nullable(),
  /** Until then its author may change it. */
  editable_until: moment,
  deleted_at: moment.nullable(),
  resolved_at: moment.nullable(),
  resolved_by_name: z.string().nullable(),
  lock_version: z.int(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    reply: z.boolean(),
    resolve: z.boolean(),
    reopen: z.boolean(),
  }),
  /** `POST /api/comments/{id}/{action}`. */
  available_actions: z.array(z.enum(['resolve', 'reopen'])).optional(),
});
export type Comment = z.infer<typeof comment>;

/** A comment with its answers: the latest of them, the oldest first. */
export const commentThread = comment.extend({ replies: z.array(comment), reply_count: z.int() });
export type CommentThread = z.infer<typeof commentThread>;

/** The answer of GET /api/comments: threads from the newest. */
export const commentList = listOf(commentThread).extend({
  /** Comments of the document that stand, answers among them. */
  total: z.int(),
  /** Threads nobody has resolved yet. */
  unresolved: z.int(),
});
export type CommentList = z.infer<typeof commentList>;

/** The answer of GET /api/comments/people: who may be mentioned. */
export const commentPeople = z.object({
  data: z.array(z.object({ id, name: z.string(), job_title: z.string().nullable() })),
});
export type CommentPerson = z.infer<typeof commentPeople>['data'][number];

const body = text(MAX_COMMENT).transform((value) => value.replaceAll('\r\n', '\n'));

/** Signs that stand in no text somebody reads; breaks and tabs are spaces. */
const CONTROLS = /[^\P{Cc}\s]/u;
const withoutControls = (value: string) => !CONTROLS.test(value);
const UNREADABLE = 'В цитате есть служебные символы. Выделите слова ещё раз';
const around = seenText
  .max(MAX_AROUND_QUOTE, `Не длиннее ${String(MAX_AROUND_QUOTE)} знаков`)
  .refine(withoutControls, UNREADABLE)
  .default('');
const quoteInput = z
  .strictObject({
    text: text(MAX_QUOTE).refine(withoutControls, UNREADABLE),
    clause: optionalText(MAX_CLAUSE).default(null),
    /** Absent, the words keep the place they have while they stay the same. */
    place: z.strictObject({ version_id: id, prefix: around, suffix: around }).nullable().optional(),
  })
  .nullable();
export type QuoteInput = NonNullable<z.output<typeof quoteInput>>;

export const commentCreate = z.strictObject({
  commentable_type: z.string().min(1).max(64),
  commentable_id: id,
  parent_id: id.nullable().default(null),
  body,
  quote: quoteInput.default(null),
});
export type CommentCreate = z.output<typeof commentCreate>;

/** PUT: the whole of what its author may change. */
export const commentWhole = z.strictObject({ lock_version: id, body, quote: quoteInput });
/** PATCH: a part of it. */
export const commentUpdate = z.strictObject({
  lock_version: id,
  body: body.optional(),
  quote: quoteInput.optional(),
});
export type CommentUpdate = z.output<typeof commentUpdate>;

export const commentAction = z.strictObject({ lock_version: id });
