/** The code of a failure of the system, the network or PostgreSQL (`ENOENT`, `23505`); empty when it has none. */
export function faultCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
