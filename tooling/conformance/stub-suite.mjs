import { createServer } from 'node:http';
import { contentType } from './content-type.mjs';
import { withRegistry } from './registry-page.mjs';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * A suite of one shell and one area on a free port, without a database: pages and files as the server gives them, and
 * made-up answers of the API. Gives its address and how to close it.
 */
export async function openStubSuite({ shell, area, api, session }) {
  const registry = {
    revision: 1,
    contract: shell.contract,
    shell: { version: shell.version, integrity: shell.integrity },
    is_split: false,
    areas: [area.entry],
    preview: null,
  };
  const page = withRegistry(shell.page, registry);
  const json = (status, value) => ({ status, type: contentType('.json'), body: JSON.stringify(value) });
  const file = async (name, read) => {
    const body = await read(name);
    return body === null
      ? json(404, { message: 'Такого файла нет' })
      : { status: 200, type: contentType(name), body, keep: true };
  };

  async function answer({ method, path, port }) {
    if (path === '/api/me') return json(200, { user: session.user });
    if (path.startsWith('/api/'))
      return api(method, path) ?? json(404, { message: `В API нет ${method} ${path}` });
    if (path === '/registry.json') return json(200, registry);
    if (path === '/config.json') return json(200, configOf(port));
    if (path.startsWith(area.entry.base)) return file(path.slice(area.entry.base.length), area.file);
    if (path.startsWith('/assets/')) return file(path.slice(1), shell.asset);
    if (/^\/(areas\/mf-|broadcasting\/)/.test(path)) return json(404, { message: 'Такого адреса нет' });
    return { status: 200, type: contentType('.html'), body: page };
  }

  const server = createServer((request, response) => {
    const path = request.url.split('?', 1)[0];
    answer({ method: request.method, path, port: addressOf(server).port })
      .catch((error) => json(500, { message: String(error.stack) }))
      .then((given) => send({ response, given, policy: shell.policy }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return {
    address: `http://127.0.0.1:${addressOf(server).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const addressOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address());

const configOf = (port) => ({
  realtime: { key: 'conformance', host: '127.0.0.1', port, forceTLS: false },
  company: 'Реестр договоров',
  demo: false,
  registration: 'closed',
});

function send({ response, given, policy }) {
  const { status, type, body, keep } = given;
  response.writeHead(status, {
    ...(type !== null && { 'content-type': type }),
    'cache-control': keep ? IMMUTABLE : 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  });
  response.end(body ?? undefined);
}
