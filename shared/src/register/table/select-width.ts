/** Pixels of the column of check boxes. */
export const SELECT_WIDTH = 44;
