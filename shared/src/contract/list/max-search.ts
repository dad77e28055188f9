/** Signs of a text that is searched for; a longer one is refused, and no field takes it. */
export const MAX_SEARCH = 200;
