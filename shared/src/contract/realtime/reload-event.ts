/** Sent to the window before the shell reloads the page: what keeps a draft keeps it now, and asks nobody to stay. */
export const RELOAD_EVENT = 'contracts:reload';
