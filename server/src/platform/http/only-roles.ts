import type { FastifyInstance } from 'fastify';
import type { Role } from '../config/config';
import { NotFound } from './errors';

const business = /^\/(?:api|files|broadcasting)\//;

/** A node without the role `api` still does the modules' jobs, but answers none of their requests. */
export function onlyRoles(app: FastifyInstance, roles: ReadonlySet<Role>): void {
  if (roles.has('api')) return;
  app.addHook('onRequest', async (request) => {
    if (business.test(request.url)) throw new NotFound('Этот узел не отвечает на такие запросы');
  });
}
