/** Why the server cannot start, in one sentence for the administrator; printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
