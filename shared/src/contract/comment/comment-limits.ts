/** The longest text of a comment, characters; a mention counts as its token. */
export const MAX_COMMENT = 5000;
/** So long its author may change a comment. Source: domain reference, 1.8. */
export const COMMENT_EDIT_MINUTES = 15;
/** People one comment may call. */
export const MAX_MENTIONS = 30;
/** The longest place of a text that is quoted, and the longest name of its clause, characters. */
export const MAX_QUOTE = 500;
export const MAX_CLAUSE = 60;
/** The longest piece before quoted words, and after them, by which their place is known, characters. */
export const MAX_AROUND_QUOTE = 100;
/** Replies that come with their thread: the latest ones. */
export const REPLIES_WITH_THREAD = 20;

/** How a mention stands in a text: `@{17}`. */
export const MENTION = /@\{([1-9]\d{0,15})\}/g;

/** A mention of the employee, as a text holds it. */
export function mentionToken(userId: number): string {
  return `@{${String(userId)}}`;
}

/** The employees a text mentions, each once, in the order of the text. */
export function mentionedIn(body: string): number[] {
  return [...new Set([...body.matchAll(MENTION)].map(([, id]) => Number(id)))];
}
