import type { Called } from './mention-text';

/** What stands between the sign @ and the caret. */
export interface MentionSearch {
  /** Place of the sign @ in the text. */
  from: number;
  search: string;
}

// A name has up to three words; the sign opens a word, so that an address of mail is none.
const TYPED = /(^|[\s(«"])@((?:[\p{L}-]+[.]?[ \u00a0]?){0,3})$/u;

/** The name that is being typed at the caret; null when none is, or when it stands there in full already. */
export function mentionAt(text: string, caret: number, called: readonly Called[]): MentionSearch | null {
  const before = text.slice(0, caret);
  const match = TYPED.exec(before);
  if (match === null) return null;
  const from = match.index + (match[1] ?? '').length;
  const typed = before.slice(from + 1);
  if (called.some(({ label }) => typed.startsWith(label))) return null;
  return { from, search: (match[2] ?? '').trim() };
}

/** The text with the name in place of what was typed, a space where one is needed, and where the caret then stands. */
export function putMention(
  text: string,
  { from, caret, label }: { from: number; caret: number; label: string },
): { text: string; caret: number } {
  const after = text.slice(caret);
  const name = `@${label}${/^[\p{L}\p{N}]|^$/u.test(after) ? ' ' : ''}`;
  const put = from + label.length + 1;
  const whole = text.slice(0, from) + name + after;
  return { text: whole, caret: whole[put] === ' ' ? put + 1 : put };
}
