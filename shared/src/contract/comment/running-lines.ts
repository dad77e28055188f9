/** A line of a page of a PDF, and how high it stands: points from the bottom. */
export interface PlacedLine {
  text: string;
  bottom: number;
}

/** So many lines from an edge of a page can be its running head or foot. */
const EDGE = 4;
/** Lines of two pages stand at one height, points. */
const SAME_HEIGHT = 2;
/** Pages of an open book bear heads of their own, so that the next page but one is asked too. */
const NEIGHBOURS = [1, 2];

const NUMBER = /(\d+)/;

/** True when both say the same, but for one number that has grown with the pages: «Договор № 5, стр. 4 из 12». */
function saysTheSame(one: string, other: string, pages: number): boolean {
  // Between the numbers of a line stand its words: every second part is a number.
  const parts = one.split(NUMBER);
  const others = other.split(NUMBER);
  if (parts.length !== others.length) return false;
  const differing = parts.flatMap((part, at) => (part === others[at] ? [] : [at]));
  const [at] = differing;
  if (at === undefined) return true;
  return differing.length === 1 && at % 2 === 1 && Number(others[at]) - Number(parts[at]) === pages;
}

interface EdgeLine extends PlacedLine {
  at: number;
}

interface Edges {
  head: readonly EdgeLine[];
  foot: readonly EdgeLine[];
}

function edgesOf(lines: readonly PlacedLine[]): Edges {
  const ordered = lines
    .map(({ text, bottom }, at) => ({ text: text.replace(/\s+/g, ' ').trim(), bottom, at }))
    .filter(({ text }) => text !== '')
    .sort((one, other) => other.bottom - one.bottom);
  const half = Math.min(EDGE, Math.floor(ordered.length / 2));
  return { head: ordered.slice(0, half), foot: ordered.slice(ordered.length - half).reverse() };
}

function repeated(
  edges: ReadonlyMap<number, Edges>,
  { page, edge }: { page: number; edge: keyof Edges },
): number[] {
  const others = NEIGHBOURS.flatMap((by) => [-by, by]);
  const isRepeated = (line: EdgeLine) =>
    others.some((by) =>
      edges
        .get(page + by)
        ?.[edge].some(
          (other) =>
            Math.abs(other.bottom - line.bottom) <= SAME_HEIGHT && saysTheSame(line.text, other.text, by),
        ),
    );
  const lines = edges.get(page)?.[edge] ?? [];
  const end = lines.findIndex((line) => !isRepeated(line));
  return lines.slice(0, end === -1 ? lines.length : end).map(({ at }) => at);
}

/**
 * Of each page the places of its lines that are its running head and foot: from the edge on, what a page nearby says at
 * the same height. A row of a table that goes on over pages is none: its numbers grow by more than the pages do.
 */
export function runningLines(
  pages: ReadonlyMap<number, readonly PlacedLine[]>,
): Map<number, ReadonlySet<number>> {
  const edges = new Map([...pages].map(([page, lines]) => [page, edgesOf(lines)] as const));
  const of = (page: number) =>
    new Set([...repeated(edges, { page, edge: 'head' }), ...repeated(edges, { page, edge: 'foot' })]);
  return new Map([...pages.keys()].map((page) => [page, of(page)]));
}
