/** The text without its quotes. */
export const unquoted = (text: string) => text.replace(/[«»"“”„]/g, '').trim();

/** Quotes of every kind as «these»: one that stands before a word opens, any other closes. */
const inAngles = (text: string) => text.replace(/["“”„](?=[\p{L}\d])/gu, '«').replace(/["“”„]/g, '»');

/**
 * What the outer quotes hold; null without any. «Объединение «Квант» ends both of its names at once: the inner one is
 * closed.
 */
export function inOuterQuotes(text: string): string | null {
  const inner = /«(.+)»/.exec(inAngles(text))?.[1]?.trim();
  if (inner === undefined) return null;
  const marks = inner.match(/[«»]/g) ?? [];
  // Two names side by side are no name in a name.
  if (marks[0] === '»') return unquoted(inner);
  const unclosed = marks.filter((mark) => mark === '«').length * 2 - marks.length;
  return inner + '»'.repeat(Math.max(0, unclosed));
}
