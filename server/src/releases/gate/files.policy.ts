import type { AreaRelease } from 'shared/contract/release/release';
import type { Candidate } from './release-candidate';

const REBUILD = 'Соберите пакет заново и не меняйте файлы после сборки.';

function contentRefusals({ release, files }: Pick<Candidate, 'release' | 'files'>): string[] {
  const listed = new Set(release.files.map(({ name }) => name));
  const strange = [...files.keys()].filter((name) => !listed.has(name));
  return [
    ...release.files.flatMap((file) => {
      const facts = files.get(file.name);
      if (facts === undefined) return [`Файл ${file.name} есть в release.json, но не в архиве. ${REBUILD}`];
      if (facts.size !== file.size) {
        return [
          `Файл ${file.name} занимает ${String(facts.size)} Б вместо ${String(file.size)} Б. ${REBUILD}`,
        ];
      }
      return facts.sha384 === file.sha384
        ? []
        : [`Содержимое файла ${file.name} не совпадает с его суммой sha384. ${REBUILD}`];
    }),
    ...strange.map((name) => `Файла ${name} нет в release.json. ${REBUILD}`),
  ];
}

function repeatedNames({ files }: AreaRelease): string[] {
  const names = files.map(({ name }) => name);
  return names
    .filter((name, at) => names.indexOf(name) !== at)
    .map((name) => `Файл ${name} назван в release.json дважды. ${REBUILD}`);
}

function unknownNames({ entry, first, preload, routes, blocks = {}, files }: AreaRelease): string[] {
  const listed = new Set(files.map(({ name }) => name));
  const named = [
    ['entry', [entry]] as const,
    ['first', first === undefined ? [] : [first]] as const,
    ['preload', preload] as const,
    ...Object.entries(routes).map(([id, names]) => [`routes.${id}`, names] as const),
    ...Object.entries(blocks).map(([id, names]) => [`blocks.${id}`, names] as const),
  ];
  return named.flatMap(([where, names]) =>
    names
      .filter((name) => !listed.has(name))
      .map((name) => `${where} в release.json называет файл «${name}», которого в версии нет. ${REBUILD}`),
  );
}

function unknownRoutes({ release, definition }: Pick<Candidate, 'release' | 'definition'>): string[] {
  if (definition === null) return [];
  const declared = new Set(definition.routes.map(({ id }) => id));
  return [
    ...Object.keys(release.routes)
      .filter((id) => !declared.has(id))
      .map((id) => `release.json называет страницу ${id}, которой нет в area.json. ${REBUILD}`),
    ...[...declared]
      .filter((id) => !Object.hasOwn(release.routes, id))
      .map((id) => `Страницы ${id} из area.json нет в release.json. ${REBUILD}`),
  ];
}

function unknownBlocks({ release, definition }: Pick<Candidate, 'release' | 'definition'>): string[] {
  if (definition === null) return [];
  const declared = new Set((definition.blocks ?? []).map(({ id }) => id));
  const { blocks: built = {} } = release;
  return [
    ...Object.keys(built)
      .filter((id) => !declared.has(id))
      .map((id) => `release.json называет блок ${id}, которого нет в area.json. ${REBUILD}`),
    ...[...declared]
      .filter((id) => built[id] === undefined)
      .map((id) => `Блока ${id} из area.json нет в release.json. ${REBUILD}`),
  ];
}

/** What in the archive is not what release.json promises: names, sizes, digests, variants, the build's own id. */
export function filesRefusals(candidate: Candidate): string[] {
  const { release, buildId, spoiled } = candidate;
  return [
    ...spoiled,
    ...contentRefusals(candidate),
    ...repeatedNames(release),
    ...unknownNames(release),
    ...unknownRoutes(candidate),
    ...unknownBlocks(candidate),
    ...(release.build_id === buildId
      ? []
      : [`Номер сборки ${release.build_id} не следует из её файлов: должен быть ${buildId}. ${REBUILD}`]),
  ];
}
