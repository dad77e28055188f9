/** What one employee, one request and one connection may take of a node. */
export interface HttpLimits {
  /** Requests of one employee that run at once, and those that wait: a browser opens six connections. */
  requests: { atOnce: number; inLine: number };
  /** The same for requests that cost many queries: search, sums, the check of the journal. */
  dearRequests: { atOnce: number; inLine: number };
  /** The same for files on their way here, which may take minutes each. */
  uploads: { atOnce: number; inLine: number };
  /** Milliseconds until the headers of a request are there. */
  headersMs: number;
  /** Milliseconds until a body is there, and until a file or a release is. */
  bodyMs: number;
  uploadMs: number;
  /** Milliseconds after which a connection on which nothing moves is ended. */
  silenceMs: number;
  /** Milliseconds between two looks for what has come too late. */
  checkEveryMs: number;
  headerCount: number;
  connections: number;
  /** Milliseconds running requests are given at the stop. */
  farewellMs: number;
}

/** The limits of every node. */
export const HTTP_LIMITS: HttpLimits = {
  requests: { atOnce: 12, inLine: 200 },
  dearRequests: { atOnce: 2, inLine: 40 },
  uploads: { atOnce: 12, inLine: 200 },
  headersMs: 20_000,
  bodyMs: 60_000,
  uploadMs: 600_000,
  silenceMs: 300_000,
  checkEveryMs: 5000,
  headerCount: 100,
  connections: 5000,
  farewellMs: 5000,
};
