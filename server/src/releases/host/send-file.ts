import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseFile } from 'shared/contract/release/release';
import { NotFound } from '../../platform/http/errors';
import { ENCODINGS, hasVariants } from '../compressed-variants';
import type { KeptFile, ReleaseStore } from '../store/release-store';
import { accepts, knownTags } from '../../platform/http/send-page';

const FOREVER = 'public, max-age=31536000, immutable';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What browsers are told a file is; refuses what is no file of a screen. */
export function typeOf(name: string): string {
  const type = TYPES[path.extname(name)];
  if (type === undefined) throw new NotFound('Такого файла нет');
  return type;
}

export interface WantedFile {
  area: string;
  version: string;
  file: ReleaseFile;
}

/** The smallest form that the browser takes and the store has. */
async function bestForm(
  store: ReleaseStore,
  { area, version, file }: WantedFile,
  request: FastifyRequest,
): Promise<{ kept: KeptFile; encoding: string | null } | null> {
  if (hasVariants(file.name, file.size)) {
    for (const { encoding, ending } of ENCODINGS) {
      if (!accepts(request, encoding)) continue;
      const kept = await store.read(area, version, file.name + ending);
      if (kept !== null) return { kept, encoding };
    }
  }
  const kept = await store.read(area, version, file.name);
  return kept === null ? null : { kept, encoding: null };
}

/** A file of a release, straight from the store; whatever its name, it never changes. */
export async function sendFile(
  store: ReleaseStore,
  wanted: WantedFile,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<unknown> {
  const type = typeOf(wanted.file.name);
  const digest = wanted.file.sha384.slice(0, 22);
  reply.headers({ 'cache-control': FOREVER, vary: 'accept-encoding' });
  const known = knownTags(request).find((tag) => tag.startsWith(`"${digest}`));
  if (known !== undefined) return reply.header('etag', known).code(304).send();
  const found = await bestForm(store, wanted, request);
  if (found === null) {
    reply.removeHeader('cache-control');
    throw new NotFound('Такого файла нет');
  }
  const { kept, encoding } = found;
  reply.header('etag', `"${digest}${encoding === null ? '' : `-${encoding}`}"`);
  if (encoding !== null) reply.header('content-encoding', encoding);
  if (kept.size !== null) reply.header('content-length', kept.size);
  return reply.type(type).send(kept.stream);
}
