import { fileComparison, filePage } from 'shared/contract/file/comparison';
import { z } from 'zod';
import type { OwnAccess } from '../platform/http/access';
import { Unauthenticated } from '../platform/http/errors';
import { idParams, idText } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { readPage } from './page-token';
import { compare, linkPage, pageOf, type PageMaker } from './readable-file.service';

/** Nothing in the page may run or reach the network; the card that shows it may listen to its keys. */
const PAGE_POLICY = [
  'sandbox allow-same-origin',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** A frame sends no token of a session: the address itself is signed. */
function signedLink(deps: Deps): OwnAccess<{ version: number }> {
  return {
    identify: (request) => {
      const token = (request.params as { token?: string }).token ?? '';
      const version = readPage(deps.secrets, token, deps.now());
      if (version === null) throw new Unauthenticated('Ссылка на просмотр устарела. Откройте файл ещё раз');
      return Promise.resolve({ version });
    },
    permissions: [],
    note: 'подписанный адрес',
  };
}

/** Texts of documents' files: compared by words, shown as pages. */
export function fileTextsRoutes(deps: Deps, maker: PageMaker): void {
  route(deps.app, {
    method: 'GET',
    url: '/api/files/:id/comparison',
    isDear: true,
    access: 'authenticated',
    summary: 'Сравнение двух версий текста по словам: with — версия, с которой сравнивается эта',
    params: idParams,
    query: z.strictObject({ with: idText }),
    response: fileComparison,
    handler: ({ actor, params, query }) =>
      compare(deps, maker.thread, { actor, id: params.id, beforeId: query.with }),
  });

  route(deps.app, {
    method: 'GET',
    url: '/api/files/:id/page',
    isDear: true,
    access: 'authenticated',
    summary: 'Адрес страницы с содержимым файла, действует минуту',
    params: idParams,
    response: filePage,
    handler: async ({ actor, params }) => ({ url: await linkPage(deps, maker, { actor, id: params.id }) }),
  });

  route(deps.app, {
    method: 'GET',
    url: '/files/pages/:token',
    access: signedLink(deps),
    tag: 'files',
    summary: 'Страница с содержимым файла для показа в рамке',
    params: z.strictObject({ token: z.string().max(300) }),
    response: 'stream',
    handler: async ({ actor, reply }) => {
      const page = await pageOf(deps, maker, actor.version);
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': PAGE_POLICY,
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': 'private, no-store',
        })
        .send(page);
    },
  });
}
