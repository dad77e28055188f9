import type { RegisterRow } from '../register-definition';

interface ShownPage {
  /** Undefined while there are none. */
  rows: readonly RegisterRow[] | undefined;
  /** The whole question of the list, as `listParams` writes it. */
  question: string;
  defaults: Readonly<Record<string, string>> | undefined;
}

/** Parameters that say which part of a list is shown. */
const PAGING = ['page', 'per_page'];

/** True when the reader has narrowed or sorted the list: then a changed record may come to it from anywhere. */
function isOwnQuestion(question: string, defaults: ShownPage['defaults'] = {}): boolean {
  return [...new URLSearchParams(question)].some(
    ([name, value]) => !PAGING.includes(name) && defaults[name] !== value,
  );
}

/**
 * True when the rows of a page have to be asked for because a record changed. One that stands there in that version
 * already changes nothing; one that does not stand there comes only when it is new, or when the reader has narrowed or
 * sorted the list.
 */
export function concernsPage(page: ShownPage, changed: { id: number; lock_version: number }): boolean {
  const row = page.rows?.find(({ id }) => id === changed.id);
  if (row !== undefined) return row.lock_version === undefined || row.lock_version < changed.lock_version;
  return page.rows === undefined || changed.lock_version <= 1 || isOwnQuestion(page.question, page.defaults);
}
