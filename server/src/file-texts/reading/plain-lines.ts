import { MOST_CHARACTERS, MOST_LINES, type TextLine } from './text-line';
import { TOO_LONG, UnreadableText } from './unreadable-text';

/** A plain text in UTF-8 or in windows-1251; refuses with `UnreadableText` one that is too long. */
export function plainText(bytes: Uint8Array): string {
  if (bytes.length > MOST_CHARACTERS) throw new UnreadableText(TOO_LONG);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    // Notepad of older days wrote the Cyrillic page of Windows.
    if (error instanceof TypeError) return new TextDecoder('windows-1251').decode(bytes);
    throw error;
  }
}

/** The lines of a plain text; refuses with `UnreadableText` one that is too long. */
export function plainLines(bytes: Uint8Array): TextLine[] {
  const lines = plainText(bytes)
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  if (lines.length > MOST_LINES) throw new UnreadableText(TOO_LONG);
  return lines.map((text) => ({ label: '', text }));
}
