import { SHELL } from 'shared/contract/release/release';
import type { Candidate } from './release-candidate';
import { overlaps } from './route-overlap';

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}

/**
 * What an area says of itself that cannot be so: another id, pages, blocks or kinds with one name, a menu entry without
 * a page.
 */
export function definitionRefusals({
  area,
  definition,
  release,
}: Pick<Candidate, 'area' | 'definition' | 'release'>): string[] {
  if (area === SHELL || definition === null) return [];
  const { id, routes, menu, blocks = [], kinds = [] } = definition;
  return [
    ...(id === area
      ? []
      : [`area.json описывает раздел ${id}, а публикуется ${area}. Соберите пакет ${area}.`]),
    ...(definition.contract === release.contract
      ? []
      : [
          `В area.json указан контракт ${definition.contract}, а в release.json — ${release.contract}. Соберите пакет заново.`,
        ]),
    ...repeated(routes.map((route) => route.id)).map(
      (name) => `Две страницы названы ${name}. Дайте каждой странице в area.ts своё имя.`,
    ),
    ...repeated(routes.map((route) => route.path)).map(
      (path) => `Две страницы стоят на адресе ${path}. Оставьте одну или смените адрес.`,
    ),
    ...repeated(blocks.map((block) => block.id)).map(
      (name) => `Два блока названы ${name}. Дайте каждому блоку в area.ts своё имя.`,
    ),
    ...repeated(kinds.map((kind) => kind.name)).map(
      (name) => `Вид документов ${name} назван в area.ts дважды. Оставьте одно описание.`,
    ),
    ...menu
      .filter((entry) => !routes.some((route) => overlaps(route.path, entry.path)))
      .map(
        (entry) =>
          `У пункта меню «${entry.title}» нет страницы с адресом ${entry.path}. Добавьте её в routes или уберите пункт.`,
      ),
  ];
}
