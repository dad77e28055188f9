const PARAMETER = 'return';
const NEVER_RETURNED_TO = /^\/(auth|error|access-error)(?![\w-])/;

/** Where a visitor is sent to log in, with the way back; nothing is kept of pages that are no destination. */
export function loginAddress(from: string): string {
  const [path = '/'] = from.split(/[?#]/);
  if (path === '/' || from === HOME || NEVER_RETURNED_TO.test(path)) return '/auth';
  return `/auth?${new URLSearchParams({ [PARAMETER]: from }).toString()}`;
}

/** Where to go after login; an address of another site or of the login itself is not followed. */
export function returnAddress(search: string): string {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  // A browser reads `\` as `/`, and `//host` as another site.
  if (wanted === null || !/^\/(?![/\\])/.test(wanted) || NEVER_RETURNED_TO.test(wanted)) return HOME;
  return wanted;
}

/** The page of somebody who has no other destination. */
export const HOME = '/agreements';
