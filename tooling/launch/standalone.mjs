import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { builtApiDocument } from '../conformance/api-document.mjs';
import { createApiSamples } from '../conformance/api-samples.mjs';
import { contentType } from '../conformance/content-type.mjs';
import { askedArea } from '../live/asked-area.mjs';
import { createLiveReload } from '../live/live-reload.mjs';
import { standalonePage } from '../live/standalone-page.mjs';
import { passOn } from '../live/suite-proxy.mjs';
import { buildStale } from '../build/build-stale.mjs';
import { suiteAddress } from '../release/suite-address.mjs';
import { ended, startChild } from '../process/child.mjs';
import { install } from '../install/install.mjs';
import { listenHere } from '../process/listen-here.mjs';
import { Refusal } from '../process/refusal.mjs';
import { secondsText } from '../process/seconds.mjs';

const USAGE = 'pnpm standalone РАЗДЕЛ [--url АДРЕС]';

/** `pnpm standalone mf-x`: one area alone, with made-up data or with those of a running suite; live. */
export async function standalone({ root, args, say }) {
  const asked = { root, args, usage: USAGE, file: 'src/standalone.tsx', option: 'url' };
  const { name, port, address } = await askedArea(asked);
  const url = address === undefined ? undefined : suiteAddress(address, '--url');
  await install({ root, say });
  const api = await apiOf({ root, url, say });

  const built = { files: [] };
  const reload = createLiveReload();
  const folder = join(root, '.cache', 'standalone', name);
  const server = createServer(serve({ folder, built, reload, api, url }));
  await listenHere(server, port);
  const builder = startChild({
    command: process.execPath,
    args: [join(root, 'tooling', 'live', 'standalone-builder.mjs'), name],
    cwd: join(root, name),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  builder.on('message', (/** @type {any} */ { isBuilt, seconds, output, files, build }) => {
    say(`  ${name}  ${isBuilt ? `собран за ${secondsText(seconds)}` : `не собран:\n${output}`}`);
    if (!isBuilt) return;
    if (built.files.length === 0) say(`\nhttp://localhost:${port} — только ${name}.`);
    built.files = files;
    reload.built(build);
  });
  throw new Refusal(`Сборщик остановился с кодом ${await ended(builder)}.`);
}

async function apiOf({ root, url, say }) {
  if (url === undefined) {
    // Its description of the API is what the answers are made up by.
    await buildStale({ root, names: ['server'], say });
    return createApiSamples(await builtApiDocument(root));
  }
  return null;
}

function serve({ folder, built, reload, api, url }) {
  const send = (response, { status, type, body }) => {
    response.writeHead(status, { ...(type && { 'content-type': type }), 'cache-control': 'no-store' });
    response.end(body ?? undefined);
  };
  const missing = {
    status: 404,
    type: contentType('.json'),
    body: JSON.stringify({ message: 'Такого адреса нет' }),
  };
  return (request, response) => {
    const path = request.url.split('?', 1)[0];
    if (reload.answer(path, response)) return;
    if (/^\/(api|files)\//.test(path)) {
      if (api === null) passOn({ url, request, response });
      else send(response, api(request.method, path) ?? missing);
      return;
    }
    if (!path.startsWith('/assets/')) {
      const page = standalonePage({ files: built.files, isInSuite: api === null });
      send(response, { status: 200, type: contentType('.html'), body: page });
      return;
    }
    const file = join(folder, path.slice(1));
    const isOwn = !path.includes('..') && existsSync(file);
    send(response, isOwn ? { status: 200, type: contentType(path), body: readFileSync(file) } : missing);
  };
}
