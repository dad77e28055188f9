import { archiveParts, LONGEST_PART } from '../archive-parts';
import { ENCRYPTED, NOT_A_TEXT, TOO_LONG, UnreadableText } from '../unreadable-text';

const LARGEST_PICTURE = 4 * 1024 * 1024;
const MOST_PICTURES_BYTES = 12 * 1024 * 1024;

const TEXTS = ['word/document.xml', 'word/styles.xml', 'word/numbering.xml', 'word/_rels/document.xml.rels'];
/** Parts that stand beside the body: what pages bear at their edges, and notes that the body refers to. */
const ASIDE = /^word\/(?:header|footer|footnotes|endnotes)\d*\.xml$/;
const PICTURE = /^word\/media\/[^/]+\.(png|jpe?g|gif)$/i;

export interface DocxParts {
  document: string;
  styles: string | null;
  numbering: string | null;
  relations: string | null;
  /** Heads and feet of pages, footnotes and endnotes, in the order of their names. */
  aside: readonly string[];
  /** By their names in the archive. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** A Word file with a password is not an archive at all but a compound file. */
function isSealed(bytes: Uint8Array): boolean {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf;
}

function unpacked(bytes: Uint8Array, withPictures: boolean): Record<string, Uint8Array> {
  let pictures = 0;
  let aside = 0;
  return archiveParts(bytes, ({ name, originalSize }) => {
    if (TEXTS.includes(name) || ASIDE.test(name)) {
      if (ASIDE.test(name)) aside += originalSize;
      if (Math.max(originalSize, aside) > LONGEST_PART) throw new UnreadableText(TOO_LONG);
      return true;
    }
    if (!withPictures || !PICTURE.test(name) || originalSize > LARGEST_PICTURE) return false;
    pictures += originalSize;
    return pictures <= MOST_PICTURES_BYTES;
  });
}

/** The parts of a Word document that its text stands in; refuses with `UnreadableText` what is none. */
export function docxParts(bytes: Uint8Array, { withPictures }: { withPictures: boolean }): DocxParts {
  if (isSealed(bytes)) throw new UnreadableText(ENCRYPTED);
  const parts = unpacked(bytes, withPictures);
  const text = (name: string) => {
    const part = parts[name];
    return part === undefined ? null : new TextDecoder().decode(part);
  };
  const document = text('word/document.xml');
  if (document === null) throw new UnreadableText(NOT_A_TEXT);
  return {
    document,
    styles: text('word/styles.xml'),
    numbering: text('word/numbering.xml'),
    relations: text('word/_rels/document.xml.rels'),
    aside: Object.keys(parts)
      .filter((name) => ASIDE.test(name))
      .sort()
      .flatMap((name) => text(name) ?? []),
    pictures: new Map(Object.entries(parts).filter(([name]) => name.startsWith('word/media/'))),
  };
}
