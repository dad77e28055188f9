/** The most lines of one document. */
export const MAX_ITEMS = 1000;
