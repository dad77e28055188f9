import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { NotFound, Unavailable } from '../http/errors';
import type { PageFallback } from '../http/missing-route';
import { liveReloadRoutes } from './live-reload';
import { type Page, PageStore } from './page-store';

const FOREVER = 'public, max-age=31536000, immutable';
const hashed = /[.-][0-9a-z_-]{8,}\.(?:js|css|woff2|svg|png|map)$/i;
const servable = /\.(?:js|css|woff2|svg|png|json|map)$/;

/** The best form the browser takes. */
function variantOf(page: Page, accepted: string): { body: Buffer; encoding: string | null } {
  if (/\bbr\b/.test(accepted)) return { body: page.br, encoding: 'br' };
  if (/\bgzip\b/.test(accepted)) return { body: page.gzip, encoding: 'gzip' };
  return { body: page.plain, encoding: null };
}

async function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: page.etag });
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(page.etag)) return reply.code(304).send();
  const { body, encoding } = variantOf(page, request.headers['accept-encoding'] ?? '');
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}

function sendFile(reply: FastifyReply, folder: string, name: string): FastifyReply {
  // A name of a file and nothing else: no way up and no hidden files.
  const isPlain = name.split('/').every((part) => /^[\w-][\w.-]*$/.test(part) && !part.includes('..'));
  if (!isPlain || !servable.test(name)) throw new NotFound('Такого файла нет');
  reply.header('cache-control', hashed.test(name) ? FOREVER : 'no-cache');
  return reply.sendFile(name, folder);
}

/**
 * Serves the built shell and areas. A hashed file is served under whatever version it is asked for: its name says what
 * it holds, and an open tab must never meet a missing chunk after a new build.
 */
export async function webRoutes(
  app: FastifyInstance,
  config: Pick<Config, 'areasDir' | 'company' | 'liveReload'>,
): Promise<PageFallback> {
  const store = new PageStore(config, (name, error) => {
    app.log.error({ err: error, package: name }, 'a build cannot be read');
  });
  await app.register(fastifyStatic, {
    root: path.resolve(config.areasDir),
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  if (config.liveReload) liveReloadRoutes(app, () => store.current());

  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const { shell } = await store.current();
    if (shell === null) throw new NotFound('Такого файла нет');
    return sendFile(reply, shell.folder, `assets/${request.params['*']}`);
  });

  app.get<{ Params: { area: string; version: string; '*': string } }>(
    '/areas/:area/:version/*',
    async (request, reply) => {
      const { area: name, version, '*': file } = request.params;
      const area = (await store.current()).areas.find((candidate) => candidate.name === name);
      if (area === undefined || (!hashed.test(file) && version !== area.release.version)) {
        throw new NotFound('Такого файла нет');
      }
      return sendFile(reply, area.folder, file);
    },
  );

  return async (request, reply) => {
    const page = await store.page(request.url.split('?', 1)[0] ?? '/');
    if (page === null) {
      throw new Unavailable(
        'Экраны ещё не собраны. Выполните npm start или pnpm build, затем обновите страницу',
      );
    }
    return sendPage(page, request, reply);
  };
}
