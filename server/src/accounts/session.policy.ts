const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds a session lives, however busy it is. */
export const SESSION_LIFE = 30 * DAY;
/** Seconds a session lives unused: a working day, so that a browser left open overnight is logged out. */
export const SESSION_IDLE = 12 * HOUR;
/** Seconds between two notes of the last use: a write for every request would cost more than it tells. */
export const SESSION_TOUCH = 5 * MINUTE;

/** Seconds the links in letters live. */
export const CONFIRM_LIFE = 3 * DAY;
export const RESET_LIFE = HOUR;
/** Seconds the link to the first account lives; a restart prints a new one. */
export const SETUP_LIFE = 7 * DAY;

/** Attempts to send a letter after the first, each pause twice the one before: a mail server may be away for half a day. */
export const LETTER_RETRIES = 12;
