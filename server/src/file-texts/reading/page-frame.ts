import { PAGE_STYLE } from './page-style';
import { TOO_LONG, UnreadableText } from './unreadable-text';

/** Characters of a page: a browser takes seconds to lay out more. */
const LONGEST_PAGE = 24 * 1024 * 1024;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The text as it stands in a page. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A paper of Word, a text without any look, or tables that take all the width there is. */
type Paper = 'word' | 'plain' | 'tables';

/** The page around what a reader has made of a file; refuses with `UnreadableText` what is too long to be shown. */
export function pageAround(content: string, paper: Paper): string {
  if (content.length > LONGEST_PAGE) throw new UnreadableText(TOO_LONG);
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Просмотр</title><style>${PAGE_STYLE}</style></head><body><main${paper === 'word' ? '' : ` class="${paper}"`}>${content}</main></body></html>`;
}
