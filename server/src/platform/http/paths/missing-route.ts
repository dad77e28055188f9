import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiDescription } from '../openapi/api-description';
import { MethodNotAllowed, NO_SUCH_ACTION, NotFound } from '../errors';
import { knownPaths } from './known-paths';

type KnownPaths = ReturnType<typeof knownPaths>;

/** Serves the page of the suite for an address that is no file; absent where the server has no screens. */
export type PageFallback = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** `/areas` itself is a page of the suite; the files of the areas lie beneath it. */
const reserved = /^\/(?:(?:api|files|broadcasting|assets|health|ready)(?:\/|$)|areas\/)/;

function asksForPage(request: FastifyRequest, path: string): boolean {
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  return ['GET', 'HEAD'].includes(request.method) && !reserved.test(path) && !lastPart.includes('.');
}

/** What is asked to be done to a record of a resource that has records of its own. */
function isAction({ method }: FastifyRequest, path: string, paths: KnownPaths): boolean {
  const [, record] = /^(\/api\/[\w-]+\/[1-9]\d*)\/[\w-]+$/.exec(path) ?? [];
  return method === 'POST' && record !== undefined && paths.some(({ pattern }) => pattern.test(record));
}

/** Answers an address without a route: 405 when another method has it, a page of the suite, or 404. */
export function missingRoute(api: ApiDescription, page: () => PageFallback | null) {
  let paths: KnownPaths | undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    paths ??= knownPaths(api);
    const path = request.url.split('?', 1)[0] ?? '/';
    const allowed = paths.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]);
    if (allowed.length > 0) throw new MethodNotAllowed([...new Set(allowed)].sort());
    const fallback = page();
    if (fallback !== null && asksForPage(request, path)) return fallback(request, reply);
    throw new NotFound(isAction(request, path, paths) ? NO_SUCH_ACTION : 'Такого адреса нет');
  };
}
