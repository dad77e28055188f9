import { pageEnd, pageStart } from '../../../../contract/comment/page-edges';

interface Piece {
  node: Text;
  /** Where its words begin in the whole text. */
  start: number;
}

/** The words of a shown page in their order, and the nodes they stand in. */
export interface PageText {
  text: string;
  pieces: readonly Piece[];
}

/** Elements that begin a line or stand for a space. */
const BREAKS = new Set(['P', 'BR', 'TR', 'TD', 'TABLE']);
/** Words that a recorded change takes out are shown, but the text does not say them. */
const UNSAID = '.deleted';

/** The text of what is shown under the node, as it is said; nothing of it is run or changed. */
export function pageText(root: Node): PageText {
  const walker = (root.ownerDocument ?? document).createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  const pieces: Piece[] = [];
  const parts: string[] = [];
  let length = 0;
  const add = (words: string) => {
    parts.push(words);
    length += words.length;
  };
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node as Text;
      if (text.parentElement?.closest(UNSAID) != null) continue;
      pieces.push({ node: text, start: length });
      add(text.data);
    } else if (BREAKS.has(node.nodeName)) add('\n');
    else if ((node as Element).className === 't') add('\t');
  }
  return { text: parts.join(''), pieces };
}

/** The page without its running head and foot: the lines at these places. */
export function withoutRunning(page: PageText, places: ReadonlySet<number> | undefined): PageText {
  if (places === undefined || places.size === 0) return page;
  const kept: string[] = [];
  const pieces: Piece[] = [];
  let start = 0;
  let length = 0;
  for (const [at, line] of page.text.split('\n').entries()) {
    const end = start + line.length;
    if (!places.has(at)) {
      const shift = length - start;
      for (const piece of page.pieces)
        if (piece.start >= start && piece.start <= end) pieces.push({ ...piece, start: piece.start + shift });
      kept.push(line);
      length += line.length + 1;
    }
    start = end + 1;
  }
  return { text: kept.join('\n'), pieces };
}

/** The text of two pages as one goes on into the other: the numbers of the pages do not stand between the words. */
export function joinedPages(first: PageText, second: PageText): PageText {
  const end = pageEnd(first.text);
  const start = pageStart(second.text);
  const shift = end + 1 - start;
  return {
    text: `${first.text.slice(0, end)}\n${second.text.slice(start)}`,
    pieces: [
      ...first.pieces.filter((piece) => piece.start < end),
      ...second.pieces
        .filter((piece) => piece.start >= start)
        .map((piece) => ({ ...piece, start: piece.start + shift })),
    ],
  };
}
