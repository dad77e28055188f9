/** The most records that one action on many changes. */
export const BULK_CHANGE_LIMIT = 200;

/** The most chosen rows that one export holds; a whole list has no such limit. */
export const EXPORT_CHOICE_LIMIT = 1000;

/**
 * Milliseconds an action on many is waited for: each record is changed under its own rights, so all of them may take longer
 * than any one call, and a proxy before the server lets an answer come for as long.
 */
export const BULK_PATIENCE = 300_000;
