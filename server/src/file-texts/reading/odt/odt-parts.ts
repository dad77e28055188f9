import { archiveParts, LONGEST_PART } from '../archive-parts';
import { ENCRYPTED, NOT_A_TEXT, TOO_LONG, UnreadableText } from '../unreadable-text';

const CONTENT = 'content.xml';
const STYLES = 'styles.xml';
const MANIFEST = 'META-INF/manifest.xml';
const WANTED = [CONTENT, STYLES, MANIFEST];

export interface OdtParts {
  content: string;
  /** Kinds of lists, and what pages bear at their edges. */
  styles: string | null;
}

/** The parts of an open document that its text stands in; refuses with `UnreadableText` what is none. */
export function odtParts(bytes: Uint8Array): OdtParts {
  const parts = archiveParts(bytes, ({ name, originalSize }) => {
    if (!WANTED.includes(name)) return false;
    if (originalSize > LONGEST_PART) throw new UnreadableText(TOO_LONG);
    return true;
  });
  const text = (name: string) => {
    const part = parts[name];
    return part === undefined ? null : new TextDecoder().decode(part);
  };
  // With a password the parts keep their names, and the manifest says how each is closed.
  if (text(MANIFEST)?.includes(':encryption-data') === true) throw new UnreadableText(ENCRYPTED);
  const content = text(CONTENT);
  if (content === null) throw new UnreadableText(NOT_A_TEXT);
  return { content, styles: text(STYLES) };
}
