/** The key of the browser's local storage under which the session lives. */
export const SESSION_STORAGE_KEY = 'contracts.session';
