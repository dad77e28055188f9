import type { AreaDefinition } from 'shared/contract/area';
import { RESERVED_PARTS, SHELL_PAGES } from 'shared/contract/shell-paths';
import { type ReleaseFacts, type RegistryFacts, type ServingRelease } from './release-candidate';
import { titleOf } from '../release-label';
import { overlaps } from './route-overlap';

interface Taken {
  /** In a sentence: «раздела «Договоры»». */
  owner: string;
  pattern: string;
}

function takenByArea(area: ServingRelease): Taken[] {
  const owner = `раздела «${titleOf(area)}» (${area.release.area} ${area.version})`;
  return (area.definition?.routes ?? []).map(({ path }) => ({ owner, pattern: path }));
}

function takenByShell(pattern: string): Taken[] {
  const owner = 'самой оболочки';
  const page = SHELL_PAGES.find((candidate) => overlaps(candidate, pattern));
  if (page !== undefined) return [{ owner, pattern: page }];
  const part = RESERVED_PARTS.find((reserved) => overlaps(`/${reserved}/*`, pattern));
  return part === undefined ? [] : [{ owner, pattern: `/${part}` }];
}

function ownersOf(pattern: string, areas: readonly ServingRelease[]): Taken[] {
  const others = areas.flatMap(takenByArea).filter((taken) => overlaps(taken.pattern, pattern));
  return [...takenByShell(pattern), ...others];
}

function routeRefusals({ routes }: AreaDefinition, areas: readonly ServingRelease[]): string[] {
  return routes.flatMap(({ id, path }) =>
    ownersOf(path, areas).map(
      ({ owner, pattern }) =>
        `Страница ${id} (${path}) пересекается с адресом ${pattern} ${owner}. Выберите для неё адрес, который не занят.`,
    ),
  );
}

function menuRefusals({ routes, menu }: AreaDefinition, areas: readonly ServingRelease[]): string[] {
  const foreign = menu.filter((entry) => !routes.some((route) => overlaps(route.path, entry.path)));
  return foreign.flatMap(({ title, path }) =>
    ownersOf(path, areas).map(
      ({ owner, pattern }) =>
        `Пункт меню «${title}» (${path}) ведёт на адрес ${pattern} ${owner}. Оставьте в меню только свои страницы.`,
    ),
  );
}

function slotRefusals({ slots = [] }: AreaDefinition, areas: readonly ServingRelease[]): string[] {
  return areas.flatMap((area) =>
    slots
      .filter((slot) => area.definition?.slots?.includes(slot) === true)
      .map(
        (slot) =>
          `Место ${slot} в оболочке уже занято разделом «${titleOf(area)}» (${area.release.area} ${area.version}). Уберите его из slots.`,
      ),
  );
}

/**
 * Which pages and menu entries of an area stand on addresses of another area that serves somebody, or of the shell, and
 * which places of the shell another one fills. Empty when everything is its own.
 */
export function routeOwnerRefusals({ definition }: ReleaseFacts, { areas }: RegistryFacts): string[] {
  if (definition === null) return [];
  return [
    ...routeRefusals(definition, areas),
    ...menuRefusals(definition, areas),
    ...slotRefusals(definition, areas),
  ];
}
