/** Notifications on a page of the list. Source: product specification, section 9. */
export const NOTIFICATIONS_PER_PAGE = 8;
