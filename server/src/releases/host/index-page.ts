import { REGISTRY_ELEMENT_ID } from 'shared/contract/release/registry-element';
import { baseOf, type Choice, registryOf } from '../registry/registry-resolve';
import type { KnownRelease } from '../registry/registry-snapshot';
import { LIVE_RELOAD_SCRIPT } from './live-reload';
import type { MatchedRoute } from './route-match';

// The mark of the product, as the shell draws it beside its name.
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%232d5ccb'/%3E%3Ctext x='16' y='23' font-family='Inter,Segoe UI,sans-serif' font-size='20' font-weight='600' fill='%23fff' text-anchor='middle'%3E%C2%A7%3C/text%3E%3C/svg%3E";

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}

/** JSON that cannot end its own element. */
function embedded(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
}

/** The attribute by which the browser refuses a file that is not the one that was published. */
function integrityOf({ integrity }: KnownRelease, file: string): string {
  const digest = integrity[file];
  return digest === undefined ? '' : ` integrity="${escape(digest)}"`;
}

/**
 * The page's first data does not wait for its code, and its code does not wait for the shell's. A preload is used only
 * by a request of the same kind: scripts from another origin are asked for with `crossorigin`, and so are these.
 */
function preloads({ area, route }: MatchedRoute, areasOrigin: string | null): string[] {
  const { release } = area;
  const base = baseOf(area, areasOrigin);
  const foreign = areasOrigin === null ? '' : ' crossorigin="anonymous"';
  const own = Object.hasOwn(release.routes, route.id) ? (release.routes[route.id] ?? []) : [];
  return [...new Set([...release.preload, ...own])].map((file) => {
    const kind = file.endsWith('.css') ? 'style' : 'script';
    return `<link rel="preload" as="${kind}" href="${escape(base + file)}"${integrityOf(area, file)}${foreign}>`;
  });
}

function shellTags(shell: KnownRelease): string[] {
  const { first, preload } = shell.release;
  return [
    // Without the priority the browser would let nothing of the same kind begin beside it.
    ...(first === undefined
      ? []
      : [`<script async fetchpriority="high" src="/${escape(first)}"${integrityOf(shell, first)}></script>`]),
    ...preload
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" href="/${escape(file)}"${integrityOf(shell, file)}>`),
    ...preload
      .filter((file) => file.endsWith('.js'))
      .map((file) => `<script defer src="/${escape(file)}"${integrityOf(shell, file)}></script>`),
  ];
}

export interface PageOptions {
  company: string;
  matched: MatchedRoute | null;
  liveReload: boolean;
  areasOrigin: string | null;
}

/** The one HTML page: the registry inside it, the shell's files, and those of the area the address leads to. */
export function indexHtml(
  choice: Choice,
  { company, matched, liveReload, areasOrigin }: PageOptions,
): string {
  const title = matched === null ? company : `${matched.route.title} · ${company}`;
  return [
    '<!doctype html>',
    '<html lang="ru">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escape(title)}</title>`,
    `<link rel="icon" href="${ICON}">`,
    // Before the scripts: one that is kept by the browser may run before the page has been read to its end.
    `<script type="application/json" id="${REGISTRY_ELEMENT_ID}">${embedded(registryOf(choice, areasOrigin))}</script>`,
    ...shellTags(choice.shell),
    ...(matched === null ? [] : preloads(matched, areasOrigin)),
    ...(liveReload ? [`<script defer src="${LIVE_RELOAD_SCRIPT}"></script>`] : []),
    '</head>',
    '<body><div id="root"></div><noscript>Включите JavaScript, чтобы работать с реестром договоров.</noscript></body>',
    '</html>',
  ].join('\n');
}
