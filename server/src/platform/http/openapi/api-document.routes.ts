import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config';
import { API_PAGE_STYLE, apiPage } from './api-page';
import { openApiDocument } from './openapi';

/** `/api/openapi.json` and `/api/docs`: made with the first question, of the routes as they stand then. */
export function apiDocumentRoutes(app: FastifyInstance, config: Pick<Config, 'company'>): void {
  let document: string | undefined;
  let page: string | undefined;
  const { routes } = app.apiDescription;
  app.get('/api/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(openApiDocument(routes, config.company));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', async (_, reply) => {
    page ??= apiPage(routes, config.company);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(API_PAGE_STYLE));
}
