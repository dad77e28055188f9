/** A paragraph of a text, or a row of its table. */
export interface TextLine {
  /** The number the paragraph bears by itself, as «4.2.»; empty without one. */
  label: string;
  text: string;
}

/**
 * Which reader this is: it grows by one whenever it reads more, or otherwise, out of a file than before. Texts of an
 * earlier one are read anew.
 */
export const READER = 3;

/** More lines than this are no text that somebody reads. */
export const MOST_LINES = 20_000;
/** Characters. */
export const MOST_CHARACTERS = 4_000_000;

/** Lines as they are kept: one a row, its number before a tab. */
export function keptLines(lines: readonly TextLine[]): string {
  return lines.map(({ label, text }) => `${label}\t${text}`).join('\n');
}

/** What `keptLines` has made, as lines again. */
export function linesOf(kept: string): TextLine[] {
  if (kept === '') return [];
  return kept.split('\n').map((line) => {
    const tab = line.indexOf('\t');
    return { label: line.slice(0, tab), text: line.slice(tab + 1) };
  });
}
