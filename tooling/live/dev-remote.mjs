import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentType } from '../conformance/content-type.mjs';
import { registryOfPage } from '../conformance/registry-page.mjs';
import { askedArea } from './asked-area.mjs';
import { liveFile, livePage, liveRegistry, readLiveArea } from './live-area.mjs';
import { createLiveReload } from './live-reload.mjs';
import { livePolicy } from './remote-headers.mjs';
import { joinSockets, passOn } from './suite-proxy.mjs';
import { targetNamed } from '../release/target.mjs';
import { startBuilder } from '../build/build-stale.mjs';
import { forgetBuild } from '../build/build-inputs.mjs';
import { ended } from '../process/child.mjs';
import { install } from '../install/install.mjs';
import { listenHere } from '../process/listen-here.mjs';
import { Refusal } from '../process/refusal.mjs';
import { secondsText } from '../process/seconds.mjs';

const USAGE = 'pnpm dev РАЗДЕЛ --shell https://contracts.company.ru';

/** `pnpm dev mf-x --shell URL`: a running suite at this machine's address, with one area built from here. */
export async function devRemote({ root, args, say }) {
  const asked = { root, args, usage: USAGE, file: 'src/area.ts', option: 'shell' };
  const { name, port, address } = await askedArea(asked);
  const suite = await remoteSuite(address);
  await install({ root, say });

  const dist = join(root, name, 'dist');
  const reload = createLiveReload();
  const server = createProxy({ suite, name, dist, reload, port });
  await listenHere(server, port);
  forgetBuild(root, name);
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  const builder = startBuilder({ root, name, flags: ['--watch', '--clean'], stdio });
  let isFirst = true;
  builder.on('message', (/** @type {any} */ { isBuilt, seconds, output }) => {
    say(`  ${name}  ${isBuilt ? `собран за ${secondsText(seconds)}` : `не собран:\n${output}`}`);
    if (!isBuilt) return;
    reload.built(readLiveArea(dist).version);
    if (isFirst) say(`\nhttp://localhost:${port} — ${suite.url}, где ${name} собран на этом компьютере.`);
    isFirst = false;
  });
  throw new Refusal(`Сборщик остановился с кодом ${await ended(builder)}.`);
}

async function remoteSuite(address) {
  const target = targetNamed(address ?? '', '--shell');
  const { url } = target;
  const page = (await target.file('/'))?.body.toString('utf8') ?? '';
  if (registryOfPage(page) === null) throw new Refusal(`По адресу ${url} отвечает не реестр договоров.`);
  const { realtime } = await target.document('/config.json');
  const host = realtime.host || new URL(url).hostname;
  return { url, events: `${realtime.forceTLS ? 'https' : 'http'}://${host}:${realtime.port}` };
}

/** The suite through this machine: everything is its own but the registry, the settings and the files of one area. */
export function createProxy({ suite, name, dist, reload, port }) {
  const json = ({ headers }, value) => ({ headers, body: JSON.stringify(value) });
  const changes = {
    registry: (answer) => {
      const live = readLiveArea(dist);
      const registry = JSON.parse(answer.text);
      return json(answer, live === null ? registry : liveRegistry(registry, live));
    },
    config: (answer) => {
      const config = JSON.parse(answer.text);
      return json(answer, { ...config, realtime: { ...config.realtime, host: '', port, forceTLS: false } });
    },
    page: ({ text, headers }) => {
      const live = readLiveArea(dist);
      const registry = registryOfPage(text);
      const policy = headers['content-security-policy'];
      return {
        headers: { ...headers, ...(policy && { 'content-security-policy': livePolicy(policy, port) }) },
        body: live === null || registry === null ? text : livePage(text, { registry, live }),
      };
    },
  };
  const changeOf = (request, path) => {
    if (path === '/registry.json') return changes.registry;
    if (path === '/config.json') return changes.config;
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    return isPage && !/^\/(api|files|assets)\//.test(path) ? changes.page : undefined;
  };
  const server = createServer((request, response) => {
    const path = request.url.split('?', 1)[0];
    if (reload.answer(path, response)) return;
    const file = liveFile(name, path);
    if (file === null) passOn({ url: suite.url, request, response, change: changeOf(request, path) });
    else sendFile({ response, file: join(dist, file) });
  });
  server.on('upgrade', (request, socket, head) => {
    joinSockets({ url: suite.events, origin: new URL(suite.url).origin, request, socket, head });
  });
  return server;
}

function sendFile({ response, file }) {
  if (existsSync(file)) {
    response.writeHead(200, { 'content-type': contentType(file), 'cache-control': 'no-store' });
    response.end(readFileSync(file));
  } else {
    response.writeHead(404, { 'content-type': contentType('.json') });
    response.end(JSON.stringify({ message: 'Такого файла нет в сборке', request_id: '-' }));
  }
}
