/** Mail programs drop sheets of style, and what says nothing of its letters is set as on a typewriter. */
const BODY = 'margin:0;padding:16px;font:15px/1.45 Arial,Helvetica,sans-serif;color:#1c1d21';
/** A line of text is read at this width; a long address breaks on a phone. */
const TEXT = 'max-width:600px;overflow-wrap:anywhere';

/** A letter as a page, of paragraphs that are HTML. */
export function letterPage(paragraphs: readonly string[]): string {
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="${BODY}"><div style="${TEXT}">${paragraphs.join('')}</div></body></html>`;
}
