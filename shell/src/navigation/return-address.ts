const PARAMETER = 'return';
const NEVER_RETURNED_TO = /^\/(auth|error|access-error)(?![\w-])/;

/** Where a visitor is sent to log in, with the way back; nothing is kept of pages that are no destination. */
export function loginAddress(from: string): string {
  const [path = '/'] = from.split(/[?#]/);
  if (path === HOME || from === MAIN || NEVER_RETURNED_TO.test(path)) return '/auth';
  return `/auth?${new URLSearchParams({ [PARAMETER]: from }).toString()}`;
}

/** A control sign, which browsers leave out of an address before they read it. */
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Where to go after login; an address of another site or of the login itself is not followed. */
export function returnAddress(search: string): string {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  if (wanted === null || !wanted.startsWith('/') || CONTROL.test(wanted)) return HOME;
  // Read as the browser will: `\\` is `/` to it, and `//host` another site.
  const address = readAddress(wanted);
  if (address === null || address.pathname.startsWith('//')) return HOME;
  const { pathname, search: query, hash } = address;
  return NEVER_RETURNED_TO.test(pathname) ? HOME : pathname + query + hash;
}

/** An address of this site; null for another one, and for what is no address. */
function readAddress(text: string): URL | null {
  const { origin } = window.location;
  try {
    const address = new URL(text, origin);
    return address.origin === origin ? address : null;
  } catch {
    return null;
  }
}

/** The address of somebody who has no other destination; `homeOf` says which page that is for whom. */
export const HOME = '/';

/** Where everybody begins who may and has not chosen otherwise. */
export const MAIN = '/agreements';
