/** Rows on a page when nothing is asked for. */
export const DEFAULT_PER_PAGE = 50;

/** What a reader may choose. */
export const PAGE_SIZES = [25, 50, 100] as const;

/** The most rows on a page; more is refused, not clamped. */
export const MAX_PER_PAGE = 100;

/** Above this many rows a total that no index makes cheap is not counted, but said as «более 10 000». */
export const TOTAL_CAP = 10_000;

/** The last row a list turns to, page by page; whoever wants one beyond it narrows the list. */
export const DEEPEST_ROW = 1_000_000;
