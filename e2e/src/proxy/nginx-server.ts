import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ended } from '../releases/own-suite';

const TEMPLATE = path.resolve(import.meta.dirname, '../../../deploy/nginx/contracts.conf.template');

/** What an operator fills into the shipped configuration. */
export interface ProxySettings {
  suitePort: number;
  realtimePort: number;
  areasPort: number;
  web: string;
  api: string;
  realtime: string;
}

/** The program that was found or fetched for the journeys; refuses with what to do when there is none. */
function program(): string {
  const { NGINX_PATH } = process.env;
  if (NGINX_PATH !== undefined) return NGINX_PATH;
  throw new Error(
    'Проверке нужен nginx, а найти или загрузить его не удалось. Установите nginx или укажите путь к нему в NGINX_PATH.',
  );
}

/** The shipped text with its names filled in, as envsubst does it: a name without a value stays and nginx refuses it. */
async function configuration(folder: string, settings: ProxySettings): Promise<string> {
  const listen = (port: number) => `127.0.0.1:${String(port)}`;
  const values: Record<string, string> = {
    SUITE_NAME: '127.0.0.1',
    SUITE_LISTEN: listen(settings.suitePort),
    REALTIME_LISTEN: listen(settings.realtimePort),
    AREAS_NAME: '127.0.0.1',
    AREAS_LISTEN: listen(settings.areasPort),
    WEB_NODE: settings.web,
    API_NODE: settings.api,
    REALTIME_NODE: settings.realtime,
    CACHE_FOLDER: path.join(folder, 'cache'),
    TLS_SETTINGS: path.join(folder, 'no-tls*.conf'),
  };
  const shipped = await readFile(TEMPLATE, 'utf8');
  return shipped.replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** What stands around the shipped file on every machine: nginx's own nginx.conf. */
const around = (folder: string) => `
daemon off;
pid ${path.join(folder, 'nginx.pid')};
error_log stderr crit;
events {}
http {
  access_log off;
  client_body_temp_path ${path.join(folder, 'body')};
  proxy_temp_path ${path.join(folder, 'proxy')};
  fastcgi_temp_path ${path.join(folder, 'fastcgi')};
  uwsgi_temp_path ${path.join(folder, 'uwsgi')};
  scgi_temp_path ${path.join(folder, 'scgi')};
  include ${path.join(folder, 'contracts.conf')};
}
`;

async function untilListening(address: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error('nginx ended at its start: see its words above');
    try {
      await fetch(address);
      return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Starts a real nginx with the shipped configuration; gives what stops it. */
export async function startNginx(settings: ProxySettings): Promise<() => Promise<void>> {
  const command = program();
  const folder = await mkdtemp(path.join(tmpdir(), 'contracts-nginx-'));
  // Under root its workers are another user's.
  await chmod(folder, 0o755);
  await writeFile(path.join(folder, 'contracts.conf'), await configuration(folder, settings));
  await writeFile(path.join(folder, 'nginx.conf'), around(folder));
  const server = spawn(command, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended(server);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilListening(`http://127.0.0.1:${String(settings.areasPort)}/`, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
