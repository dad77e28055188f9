/** The space a line is never broken at: inside numbers, before units, between initials. */
export const noBreakSpace = '\u00A0';
