import type { AreaBlock, AreaDefinition } from 'shared/contract/area/area';
import { RESERVED_PARTS, SHELL_PAGES } from 'shared/contract/area/shell-paths';
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

function kindRefusals({ kinds = [] }: AreaDefinition, areas: readonly ServingRelease[]): string[] {
  return areas.flatMap((area) =>
    kinds
      .filter(({ name }) => area.definition?.kinds?.some((kind) => kind.name === name) === true)
      .map(
        ({ name }) =>
          `Вид документов ${name} уже описывает раздел «${titleOf(area)}» (${area.release.area} ${area.version}). Уберите его из kinds.`,
      ),
  );
}

/** True when a card would show both under one name. */
function stands(one: AreaBlock, other: AreaBlock): boolean {
  const isOneCard =
    one.kinds === '*' || other.kinds === '*' || one.kinds.some((kind) => other.kinds.includes(kind));
  return one.place === other.place && one.id === other.id && isOneCard;
}

function blockRefusals({ blocks = [] }: AreaDefinition, areas: readonly ServingRelease[]): string[] {
  return areas.flatMap((area) =>
    blocks
      .filter((block) => area.definition?.blocks?.some((other) => stands(block, other)) === true)
      .map(
        ({ id, place }) =>
          `Блок ${id} в месте ${place} уже даёт раздел «${titleOf(area)}» (${area.release.area} ${area.version}). Назовите свой блок иначе.`,
      ),
  );
}

/**
 * Which pages and menu entries of an area stand on addresses of another area that serves somebody, or of the shell, and
 * which places of the shell, kinds of records and names of blocks in a card are another one's. Empty when everything is
 * its own.
 */
export function routeOwnerRefusals({ definition }: ReleaseFacts, { areas }: RegistryFacts): string[] {
  if (definition === null) return [];
  return [
    ...routeRefusals(definition, areas),
    ...menuRefusals(definition, areas),
    ...slotRefusals(definition, areas),
    ...kindRefusals(definition, areas),
    ...blockRefusals(definition, areas),
  ];
}
