import { z } from 'zod';

import { MAX_COMMENT } from './comment-limits';
import { id, moment, text } from '../record/field';
import { listOf } from '../list/paging';
import { quote, quoteInput } from './quote';

export type { QuotedPlace, QuoteInput } from './quote';

const commentFile = z.object({
  id,
  name: z.string(),
  extension: z.string(),
  size: z.int(),
  url: z.string(),
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
  files: z.array(commentFile),
  /** `files`, by the name of the domain reference. */
  attachments: z.array(commentFile).optional(),
  /** Comments are for employees alone. */
  is_internal: z.boolean().optional(),
  created_at: moment,
  /** `author`, and the last change of the words, by the names every row has; absent from an older server. */
  created_by_id: id.optional(),
  updated_at: moment.optional(),
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
  /** The newest comment of the document, in whichever thread: what comes later has a greater number; null of none. */
  latest_id: id.nullable().optional(),
});
export type CommentList = z.infer<typeof commentList>;

/** The answer of GET /api/comments/people: who may be mentioned. */
export const commentPeople = z.object({
  data: z.array(z.object({ id, name: z.string(), job_title: z.string().nullable() })),
});
export type CommentPerson = z.infer<typeof commentPeople>['data'][number];

const body = text(MAX_COMMENT).transform((value) => value.replaceAll('\r\n', '\n'));

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
