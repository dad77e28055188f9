/** The cookie by which the page's server knows the person's cohort before any session is read: no secret, no identity. */
export const COHORT_COOKIE = 'contracts_cohort';
