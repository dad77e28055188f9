import { releaseVersion } from 'shared/contract/release/release';
import { publishedRelease } from 'shared/contract/release/release-status';
import { fileSize } from 'shared/format';
import { z } from 'zod';
import { faultCode } from '../../platform/fault-code';
import { BadRequest, PayloadTooLarge } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import type { ReleaseDeps } from '../release-deps';
import { areaName } from '../area-params';
import { byDeployToken } from '../tokens/releaser-access';
import { publishRelease } from './publishing.service';

const LARGEST_ARCHIVE = 30 * 1024 * 1024;

const params = z.strictObject({ area: areaName, version: releaseVersion });

/** The limit, and what was sent wherever the request says its length. */
function archiveTooLarge(declared: string | undefined): PayloadTooLarge {
  const limit = fileSize(LARGEST_ARCHIVE);
  const found =
    declared === undefined ? `больше ${limit}` : `${fileSize(Number(declared))} при пределе ${limit}`;
  return new PayloadTooLarge(`Архив версии — ${found}. Уберите из сборки лишнее.`);
}

/** Where a team's pipeline brings a version: a zip archive, with the deploy token of its area. */
export function publishRoutes(deps: ReleaseDeps): void {
  // In a scope of its own: no other address reads archives.
  deps.app.register(async (app) => {
    app.addContentTypeParser('application/zip', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    app.setErrorHandler((error, { headers }) => {
      throw faultCode(error) === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? archiveTooLarge(headers['content-length'])
        : error;
    });
    route(app, {
      method: 'PUT',
      url: '/api/releases/:area/:version',
      access: byDeployToken(deps),
      summary: 'Публикация версии раздела или оболочки',
      params,
      body: 'zip',
      bodyLimit: LARGEST_ARCHIVE,
      response: publishedRelease,
      status: 201,
      handler: ({ actor: by, params: { area, version }, origin, request }) => {
        const archive = request.body;
        if (!Buffer.isBuffer(archive)) throw new BadRequest('Тело запроса — не архив');
        return publishRelease(deps, { area, version, archive, by, origin });
      },
    });
  });
}
