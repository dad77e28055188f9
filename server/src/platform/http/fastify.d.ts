import type { Authenticator } from './actor';
import type { ApiDescription } from './api-description';

declare module 'fastify' {
  interface FastifyInstance {
    authenticator: Authenticator;
    apiDescription: ApiDescription;
  }
}
