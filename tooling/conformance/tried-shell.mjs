import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../process/refusal.mjs';
import { registryOfPage, withoutPreloads } from './registry-page.mjs';

// What the server sends with every page; a suite that is asked sends its own.
const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' ws:",
].join('; ');

/** The shell as it lies built in a folder: its page, its files and what it keeps. */
export function builtShell(dist) {
  const file = join(dist, 'release.json');
  if (!existsSync(file))
    throw new Refusal(`В папке ${dist} нет собранной оболочки. Выполните pnpm build shell.`);
  const release = JSON.parse(readFileSync(file, 'utf8'));
  const { contract, preload } = release;
  const tags = preload.map((name) =>
    name.endsWith('.css')
      ? `<link rel="stylesheet" href="/${name}">`
      : `<script defer src="/${name}"></script>`,
  );
  const known = new Set(release.files.map(({ name }) => name));
  const chunks = release.files.filter(({ name }) => /\.(js|css)$/.test(name));
  return {
    // As a server calls a build that it has not been given a version for: two builds are two shells.
    version: `${release.version}-${release.build_id}`,
    contract,
    integrity: Object.fromEntries(chunks.map(({ name, sha384 }) => [name, `sha384-${sha384}`])),
    policy: POLICY,
    page: [
      '<!doctype html>',
      '<html lang="ru"><head><meta charset="utf-8"><title>Реестр договоров</title>',
      '<link rel="icon" href="data:,">',
      ...tags,
      '<script type="application/json" id="contracts-registry">{}</script>',
      '</head><body><div id="root"></div></body></html>',
    ].join('\n'),
    asset: async (name) => (known.has(name) ? readFileSync(join(dist, name)) : null),
  };
}

/** The shell that is active in a suite; files that carry their content in their name are fetched once and kept. */
export async function suiteShell(target, folder) {
  const answer = await target.file('/');
  const html = answer?.body.toString('utf8') ?? '';
  const registry = registryOfPage(html);
  if (registry === null) throw new Refusal(`По адресу ${target.url} отвечает не реестр договоров.`);
  const place = join(folder, createHash('sha256').update(target.url).digest('hex').slice(0, 12));
  return {
    version: registry.shell.version,
    contract: registry.contract,
    integrity: registry.shell.integrity,
    areas: registry.areas,
    policy: loosened(answer.headers.get('content-security-policy') ?? POLICY),
    page: withoutPreloads(html, () => true).replace(/<script[^>]*live-reload[^>]*><\/script>\n?/g, ''),
    asset: (name) => kept({ path: join(place, name), fetch: () => target.file(`/${name}`) }),
  };
}

// The trial opens its own connection of events, at an address the suite knows nothing of.
const loosened = (policy) => policy.replace(/connect-src [^;]*/, "connect-src 'self' ws:");

async function kept({ path, fetch }) {
  if (existsSync(path)) return readFileSync(path);
  const answer = await fetch();
  if (answer === null) return null;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, answer.body);
  renameSync(`${path}.${process.pid}`, path);
  return answer.body;
}
