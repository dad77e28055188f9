import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPreloads, withRegistry, withScript } from '../conformance/registry-page.mjs';
import { LIVE_RELOAD_SCRIPT } from './live-reload.mjs';

const MARK = '-live.';

/** The area as it lies built on this machine, under a version that no registry has; null before the first build. */
export function readLiveArea(dist) {
  if (!existsSync(join(dist, 'release.json'))) return null;
  const read = (file) => JSON.parse(readFileSync(join(dist, file), 'utf8'));
  const { area, version, build_id: build, entry } = read('release.json');
  const live = `${version}${MARK}${build}`;
  return {
    definition: read('area.json'),
    version: live,
    base: `/areas/${area}/${live}/`,
    entry,
    // It changes with every save, and comes from the developer's own machine.
    integrity: {},
    is_watched: false,
    previous: null,
  };
}

/** The file of a live build that an address names; null for every other address. */
export function liveFile(area, path) {
  const [, version, file] = new RegExp(`^/areas/${area}/([^/]+)/(.+)$`).exec(path) ?? [];
  const isPlain = file?.split('/').every((part) => /^[\w-][\w.-]*$/.test(part));
  return version?.includes(MARK) && isPlain ? file : null;
}

/** The registry with the live area in place of the suite's own version of it, or beside the others when it is new. */
export function liveRegistry(registry, live) {
  const { id } = live.definition;
  const isKnown = registry.areas.some(({ definition }) => definition.id === id);
  const areas = registry.areas.map((area) => (area.definition.id === id ? live : area));
  return { ...registry, areas: isKnown ? areas : [...areas, live] };
}

/** The suite's page with the live area in its registry, without preloads of the other version, and live reload. */
export function livePage(html, { registry, live }) {
  const { id } = live.definition;
  const page = withoutPreloads(html, (href) =>
    new URL(href, 'http://suite').pathname.startsWith(`/areas/${id}/`),
  );
  return withScript(withRegistry(page, liveRegistry(registry, live)), LIVE_RELOAD_SCRIPT);
}
