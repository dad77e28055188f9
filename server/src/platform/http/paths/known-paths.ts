import type { ApiDescription } from '../openapi/api-description';

interface KnownPath {
  pattern: RegExp;
  methods: Set<string>;
}

const isParameter = (part: string) => part.startsWith(':');

function patternOf(url: string): RegExp {
  const source = url
    .split('/')
    .map((part) => (isParameter(part) ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${source}$`);
}

/** The addresses of the server, each with its methods. */
export function knownPaths(api: ApiDescription): KnownPath[] {
  const byUrl = new Map<string, KnownPath>();
  for (const { url, method } of api.routes) {
    const known = byUrl.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    known.methods.add(method);
    byUrl.set(url, known);
  }
  return [...byUrl.values()];
}

interface Misread {
  /** The pattern the router has chosen, and the address as it was asked for. */
  url: string;
  path: string;
  /** The parameters of the pattern that the address gives no value of. */
  unread: readonly string[];
}

/**
 * The methods of an address that stands where another pattern took a word of it for a value: `/api/words/:id/:action`
 * is all that `POST /api/words/5/history` finds where the history is only read.
 */
export function methodsOfMisread(api: ApiDescription, { url, path, unread }: Misread): string[] {
  const asked = path.split('/');
  const misread = url.split('/').map((part) => isParameter(part) && unread.includes(part.slice(1)));
  if (!misread.includes(true)) return [];
  const isMeant = (other: readonly string[]) =>
    other.length === asked.length &&
    other.every((part, at) => part === asked[at] || (isParameter(part) && misread[at] !== true));
  const methods = api.routes.flatMap((known) => (isMeant(known.url.split('/')) ? [known.method] : []));
  return [...new Set(methods)].sort();
}
