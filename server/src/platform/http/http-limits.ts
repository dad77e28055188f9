/** What one caller, one connection and one request may take of the server; README names them. */
export const LIMITS = {
  /** Requests of one employee. A browser opens six connections; several windows wait a moment instead of failing. */
  requests: { atOnce: 12, inLine: 60 },
  /** Requests of one employee that cost many queries: search, sums, the check of the journal. */
  dearRequests: { atOnce: 2, inLine: 12 },
} as const;
