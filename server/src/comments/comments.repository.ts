import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Comment, CommentPerson } from 'shared/contract/comment/comment';
import { REPLIES_WITH_THREAD } from 'shared/contract/comment/comment-limits';
import { containsWords } from '../lists/list-search';
import type { Db, Trx } from '../platform/database/database';
import type { DestroyedQuote, KeptQuote, QuoteColumns } from '../quotes/kept-quote.service';
import type { CommentFacts } from './comments.policy';
import type { CommentsTables } from './schema';

/** The document that is talked about. */
export interface Subject {
  type: string;
  id: number;
}

/** A comment before what depends on the reader. */
export type CommentRow = Omit<Comment, 'can' | 'editable_until' | 'files' | 'mentions' | 'quote' | 'author'> &
  CommentFacts &
  KeptQuote & {
    author_name: string;
    author_job_title: string | null;
    mentioned_ids: number[];
    reply_count: number;
  };

const select = sql`
  select c.id, c.commentable_type, c.commentable_id, c.parent_id, c.body, c.mentioned_ids, c.quote_text,
    c.quote_clause, c.quote_version_id, c.quote_file_name, c.quote_file_version, c.quote_prefix, c.quote_suffix,
    c.is_quote_checked, c.author_id, c.created_at, c.edited_at, c.deleted_at, c.resolved_at, c.lock_version,
    u.full_name as author_name, j.name as author_job_title, s.full_name as resolved_by_name,
    (select count(*) from comments a where a.parent_id = c.id)::int as reply_count
  from comments c
  join users u on u.id = c.author_id
  left join job_titles j on j.id = u.job_title_id
  left join users s on s.id = c.resolved_by_id`;

const of = ({ type, id }: Subject) => sql`c.commentable_type = ${type} and c.commentable_id = ${id}`;

interface WantedPage {
  subject: Subject;
  /** Answers of this thread; null for the threads themselves. */
  parentId: number | null;
  page: number;
  perPage: number;
}

/** A page of the document's threads, or of one thread's answers, from the newest; and how many there are. */
export async function findPage(
  db: Db,
  { subject, parentId, page, perPage }: WantedPage,
): Promise<{ rows: CommentRow[]; total: number }> {
  const where = sql`${of(subject)} and c.parent_id is not distinct from ${parentId}::bigint`;
  const { rows } = await sql<CommentRow>`
    ${select} where ${where} order by c.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from comments c where ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** A page of what the employee has said anywhere and not taken back, from the newest; and how much there is. */
export async function findOwnPage(
  db: Db,
  { authorId, page, perPage }: { authorId: number; page: number; perPage: number },
): Promise<{ rows: CommentRow[]; total: number; unresolved: number }> {
  const where = sql`c.author_id = ${authorId} and c.deleted_at is null`;
  const { rows } = await sql<CommentRow>`
    ${select} where ${where} order by c.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ total: number; unresolved: number }>`
    select count(*)::int as total,
      (count(*) filter (where c.parent_id is null and c.resolved_at is null))::int as unresolved
    from comments c where ${where}`.execute(db);
  return { rows, ...(counted.rows[0] ?? { total: 0, unresolved: 0 }) };
}

/** Which of the comments the condition over `comments said` holds for. */
export async function findSeen(
  db: Db,
  ids: readonly number[],
  sees: RawBuilder<boolean>,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select said.id from comments said where said.id = any(${ids}::bigint[]) and ${sees}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The latest answers of each thread, the oldest first. */
export async function findReplies(db: Db, threadIds: readonly number[]): Promise<CommentRow[]> {
  if (threadIds.length === 0) return [];
  const { rows } = await sql<CommentRow>`
    select answer.* from unnest(${threadIds}::bigint[]) as thread (id)
    cross join lateral (
      ${select} where c.parent_id = thread.id order by c.id desc limit ${REPLIES_WITH_THREAD}
    ) as answer
    order by answer.id`.execute(db);
  return rows;
}

/** One comment; null when there is none. */
export async function findComment(db: Db, id: number): Promise<CommentRow | null> {
  const { rows } = await sql<CommentRow>`${select} where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Holds the comment until the transaction ends. */
export async function lockComment(trx: Trx, id: number): Promise<void> {
  await sql`select from comments where id = ${id} for update`.execute(trx);
}

/** Comments that stand, threads nobody has resolved, and the newest comment of all. */
export async function countComments(
  db: Db,
  subject: Subject,
): Promise<{ total: number; unresolved: number; latest_id: number | null }> {
  const { rows } = await sql<{ total: number; unresolved: number; latest_id: number | null }>`
    select count(*)::int as total,
      (count(*) filter (where c.parent_id is null and c.resolved_at is null))::int as unresolved,
      max(c.id) as latest_id
    from comments c where ${of(subject)} and c.deleted_at is null`.execute(db);
  return rows[0] ?? { total: 0, unresolved: 0, latest_id: null };
}

type WrittenQuote = QuoteColumns & Pick<KeptQuote, 'quote_clause'>;
type NewComment = Omit<Insertable<CommentsTables['comments']>, keyof KeptQuote>;

/** Adds a comment; answers its id. */
export async function insertComment(trx: Trx, values: NewComment, quote: WrittenQuote): Promise<number> {
  const { id } = await trx
    .insertInto('comments')
    .values({ ...values, ...quote })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Changed = Partial<
  Pick<
    Insertable<CommentsTables['comments']>,
    'body' | 'mentioned_ids' | 'edited_at' | 'deleted_at' | 'deleted_by_id' | 'resolved_at' | 'resolved_by_id'
  >
>;

/** Writes the changed columns, and the quote when one is given, and raises the version; the caller holds the comment. */
export async function updateComment(
  trx: Trx,
  id: number,
  { quote, ...set }: Changed & { quote?: WrittenQuote },
): Promise<void> {
  await trx
    .updateTable('comments')
    .set({ ...set, ...quote, lock_version: sql<number>`lock_version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Who has said something in the thread. */
export async function findSpeakers(db: Db, threadId: number): Promise<number[]> {
  const { rows } = await sql<{ author_id: number }>`
    select distinct author_id from comments where id = ${threadId} or parent_id = ${threadId}`.execute(db);
  return rows.map((row) => row.author_id);
}

/** The employees by their full names; those who are gone keep theirs. */
export async function findNames(db: Db, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; name: string }>`
    select id, full_name as name from users where id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** The employees among the ids whose names hold every word, ten at most; whose name begins with it come first. */
export async function findPeople(
  db: Db,
  { among, search }: { among: readonly number[]; search: string },
): Promise<CommentPerson[]> {
  const named = search === '' ? sql`true` : containsWords(sql`search_text(u.full_name)`, search);
  const { rows } = await sql<CommentPerson>`
    select u.id, u.full_name as name, j.name as job_title
    from users u left join job_titles j on j.id = u.job_title_id
    where u.id = any(${among}::bigint[])
      and ${named ?? sql`false`}
    order by search_text(u.full_name) like search_text(${search}) || '%' desc, u.full_name collate "und-x-icu", u.id
    limit 10`.execute(db);
  return rows;
}

/** The words a comment quotes are gone, with what stood around them; the file and its version stay named. */
export async function destroyQuote(trx: Trx, id: number, destroyed: DestroyedQuote): Promise<void> {
  await trx.updateTable('comments').set(destroyed).where('id', '=', id).execute();
}
