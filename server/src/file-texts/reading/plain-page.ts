import { escaped, pageAround } from './page-frame';
import { plainText } from './plain-lines';
import { MOST_LINES } from './text-line';
import { TOO_LONG, UnreadableText } from './unreadable-text';

/**
 * A plain text as a page, line by line and with the spaces it has: columns are often made of them. Refuses with
 * `UnreadableText` one that is too long.
 */
export function plainPage(bytes: Uint8Array): string {
  const lines = plainText(bytes)
    .trimEnd()
    .split(/\r\n|\r|\n/);
  if (lines.length > MOST_LINES) throw new UnreadableText(TOO_LONG);
  return pageAround(lines.map((line) => `<p>${escaped(line) || '&nbsp;'}</p>`).join('\n'), 'plain');
}
