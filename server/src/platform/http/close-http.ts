import type { FastifyInstance } from 'fastify';

/**
 * No connection is left afterwards: idle ones are closed at once, running requests are finished, and what is not
 * finished in the given milliseconds is cut off.
 */
export async function closeHttp(app: FastifyInstance, patienceMs: number): Promise<void> {
  const hurry = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(hurry);
  }
}
