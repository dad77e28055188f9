import type { Config } from './config';

const EVERYWHERE = ['::', '0.0.0.0'];
const LOOPBACK = ['127.0.0.1', '::1'];

function nameOf(host: string | null): string {
  if (host === null || EVERYWHERE.includes(host) || LOOPBACK.includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** What browsers open: `PUBLIC_URL`, or the address the port is opened on; without a trailing slash. */
export function ownAddress(config: Pick<Config, 'publicUrl' | 'tls' | 'host'>, port: number): string {
  return (
    config.publicUrl ?? `${config.tls === null ? 'http' : 'https'}://${nameOf(config.host)}:${String(port)}`
  );
}
