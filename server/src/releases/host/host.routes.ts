import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHELL } from 'shared/contract/release/release';
import { NotFound, Unavailable } from '../../platform/http/errors';
import { chooseReleases } from '../registry/registry-resolve';
import type { ReleaseDeps } from '../release-deps';
import { LiveBuilds } from './live-builds';
import { liveReloadRoutes } from './live-reload';
import { PageStore } from './page-store';
import { ReleaseFiles } from './release-files';
import { sendFile } from './send-file';
import { sendPage } from '../../platform/http/send-page';
import { visitorOf } from './visitor';

/** The code of areas is public, and may be asked for by pages of another origin; nothing else may. */
const OPEN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

const missing = () => new NotFound('Такого файла нет');

/** Serves the page of the suite, the registry, and the files of every release that is kept. */
export function hostRoutes(deps: ReleaseDeps): void {
  const { app, config, store } = deps;
  const live = config.liveReload
    ? new LiveBuilds(config.areasDir, (name, error) => {
        deps.log.error({ err: error, package: name }, 'a build cannot be read');
      })
    : null;
  const registry = live === null ? deps.registry : live.over(deps.registry);
  const files = new ReleaseFiles({ ...deps, registry });
  const pages = new PageStore(config);

  const choiceFor = async (request: FastifyRequest) => {
    const [snapshot, visitor] = await Promise.all([registry.current(), visitorOf(deps, request)]);
    const choice = chooseReleases(snapshot, visitor);
    if (choice !== null) return choice;
    throw new Unavailable(
      'Экраны ещё не собраны. Выполните npm start или pnpm build, затем обновите страницу',
    );
  };

  if (live !== null) liveReloadRoutes(app, () => live.current());

  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = `assets/${request.params['*']}`;
    if (await live?.send(reply, { area: SHELL, version: null, name })) return reply;
    const wanted = await files.ofShell(name);
    if (wanted === null) throw missing();
    return sendFile(store, wanted, { request, reply });
  });

  app.get<{ Params: { area: string; version: string; '*': string } }>(
    '/areas/:area/:version/*',
    async (request, reply) => {
      const { area, version, '*': name } = request.params;
      reply.headers(OPEN);
      if (await live?.send(reply, { area, version, name })) return reply;
      const wanted = await files.ofArea(area, version, name);
      if (wanted === null) throw missing();
      return sendFile(store, wanted, { request, reply });
    },
  );

  app.get('/registry.json', async (request, reply) =>
    sendPage(await pages.registry(await choiceFor(request)), request, reply),
  );

  deps.servePagesWith(async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    return sendPage(await pages.page(await choiceFor(request), path), request, reply);
  });
}
