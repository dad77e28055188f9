import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from './page';

/** The tags of `If-None-Match`, weak or not. */
export function knownTags(request: FastifyRequest): string[] {
  const header = request.headers['if-none-match'] ?? '';
  return header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

/** True for an encoding the browser takes, the way it says so: not by `br;q=0`. */
export function accepts(request: FastifyRequest, encoding: 'br' | 'gzip'): boolean {
  const given = request.headers['accept-encoding'] ?? '';
  return new RegExp(`(?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))\\s*(?:[,;]|$)`).test(given);
}

/** The best form the browser takes. */
function variantOf(page: Page, request: FastifyRequest): { body: Buffer; encoding: string | null } {
  if (accepts(request, 'br')) return { body: page.br, encoding: 'br' };
  if (accepts(request, 'gzip')) return { body: page.gzip, encoding: 'gzip' };
  return { body: page.plain, encoding: null };
}

/** A document that depends on the person's cohort: asked for again each time, answered with 304 while it is the same. */
export async function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie', etag: page.etag });
  if (knownTags(request).includes(page.etag)) return reply.code(304).send();
  const { body, encoding } = variantOf(page, request);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.type(page.type).send(body);
}
