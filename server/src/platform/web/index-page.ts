import { CONTRACT_VERSION } from 'shared/contract/contract-version';
import { REGISTRY_ELEMENT_ID } from 'shared/contract/registry-element';
import type { Registry } from 'shared/contract/registry';
import { LIVE_RELOAD_SCRIPT } from './live-reload';
import type { BuiltArea, Builds } from './release-folder';
import type { MatchedRoute } from './route-match';

/** Where the files of an area's version lie for browsers. */
export function baseOf(area: BuiltArea): string {
  return `/areas/${area.name}/${area.release.version}/`;
}

/** What the shell is told of the areas: built from their releases alone. */
export function registryOf({ shell, areas }: Builds): Registry {
  return {
    revision: 0,
    contract: CONTRACT_VERSION,
    shell: { version: shell?.release.version ?? '', integrity: {} },
    is_split: false,
    preview: null,
    areas: areas.map((area) => ({
      definition: area.definition,
      version: area.release.version,
      base: baseOf(area),
      entry: area.release.entry,
      integrity: {},
      is_watched: false,
      previous: null,
    })),
  };
}

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

/** The page's first data does not wait for its code, and its code does not wait for the shell's. */
function preloads({ area, route }: MatchedRoute): string[] {
  const files = new Set([...area.release.preload, ...(area.release.routes[route.id] ?? [])]);
  return [...files].map((file) => {
    const kind = file.endsWith('.css') ? 'style' : 'script';
    return `<link rel="preload" as="${kind}" href="${escape(baseOf(area) + file)}">`;
  });
}

/** The one HTML page: the registry inside it, the shell's files, and those of the area the address leads to. */
export function indexHtml(
  builds: Builds & { shell: NonNullable<Builds['shell']> },
  options: {
    company: string;
    matched: MatchedRoute | null;
    liveReload: boolean;
  },
): string {
  const { matched, company, liveReload } = options;
  const { preload } = builds.shell.release;
  const styles = preload.filter((file) => file.endsWith('.css'));
  const scripts = preload.filter((file) => file.endsWith('.js'));
  const title = matched === null ? company : `${matched.route.title} — ${company}`;
  return [
    '<!doctype html>',
    '<html lang="ru">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escape(title)}</title>`,
    `<link rel="icon" href="${ICON}">`,
    ...styles.map((file) => `<link rel="stylesheet" href="/${escape(file)}">`),
    ...scripts.map((file) => `<script defer src="/${escape(file)}"></script>`),
    ...(matched === null ? [] : preloads(matched)),
    ...(liveReload ? [`<script defer src="${LIVE_RELOAD_SCRIPT}"></script>`] : []),
    `<script type="application/json" id="${REGISTRY_ELEMENT_ID}">${embedded(registryOf(builds))}</script>`,
    '</head>',
    '<body><div id="root"></div><noscript>Включите JavaScript, чтобы работать с реестром договоров.</noscript></body>',
    '</html>',
  ].join('\n');
}
