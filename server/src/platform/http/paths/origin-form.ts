/** `http://host` before the path: a client that takes this server for its proxy says it, and every server has to take it. */
const AUTHORITY = /^https?:\/\/[^/?#]*/i;

/** The address as every rule of the server reads it: from its path on, whatever way it was asked for. */
export function originForm(url = '/'): string {
  const rest = url.replace(AUTHORITY, '');
  return rest.startsWith('/') || rest === url ? rest : `/${rest}`;
}
