/** What stands in place of the name of a record its reader does not see. */
export const HIDDEN_RECORD = 'Нет доступа';
