import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config';
import { type Page, pageOf } from '../page';
import { sendPage } from '../send-page';
import { API_PAGE_STYLE, apiPage } from './api-page';
import { openApiDocument } from './openapi';

/** Some megabytes each, which anybody may ask for. */
const DOCUMENTS = {
  '/api/openapi.json': { type: 'application/json; charset=utf-8', write: openApiDocument },
  '/api/docs': { type: 'text/html; charset=utf-8', write: apiPage },
};

/** `/api/openapi.json` and `/api/docs`: made and compressed once, with the first question, of the routes as they stand then. */
export function apiDocumentRoutes(app: FastifyInstance, config: Pick<Config, 'company'>): void {
  for (const [url, { type, write }] of Object.entries(DOCUMENTS)) {
    let made: Promise<Page> | undefined;
    app.get(url, async (request, reply) => {
      made ??= write(app.apiDescription.routes, config.company).then((text) => pageOf(text, type));
      return sendPage(await made, request, reply);
    });
  }
  app.get('/api/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(API_PAGE_STYLE));
}
