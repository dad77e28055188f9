import { faultCode } from './fault-code';

/** What the log keeps of an error. */
export interface LoggedError extends Record<string, unknown> {
  type: string;
  message: string;
  /** Empty of what is no error. */
  stack: string;
  code?: string;
  /** Names in the database's own structure, never values. */
  table?: string;
  column?: string;
  constraint?: string;
  cause?: LoggedError;
}

const NAMES = ['table', 'column', 'constraint'] as const;
const DEEPEST_CAUSE = 4;

function namesOf(error: object): Pick<LoggedError, (typeof NAMES)[number]> {
  const given = error as Record<string, unknown>;
  return Object.fromEntries(
    NAMES.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
  );
}

/**
 * What of an error is written to the log: what it says, where it came from and what caused it.
 *
 * Whatever else hangs on it stays out: the database puts the values of the row into `detail` and `where`, its driver the
 * whole connection with addresses and keys, a client of the web the request with its headers.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const code = faultCode(error);
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(code !== '' && { code }),
    ...namesOf(error),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE && { cause: loggedError(error.cause, depth + 1) }),
  };
}
