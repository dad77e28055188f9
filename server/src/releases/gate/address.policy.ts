import type { Candidate, RegistryFacts } from './release-candidate';

/** Whether the version may be taken at all: the names agree, and it was never published before. */
export function addressRefusals(
  { area, version, release }: Pick<Candidate, 'area' | 'version' | 'release'>,
  { versions }: Pick<RegistryFacts, 'versions'>,
): string[] {
  return [
    ...(release.area === area
      ? []
      : [`release.json собран для ${release.area}, а публикуется ${area}. Соберите нужный пакет.`]),
    ...(release.version === version
      ? []
      : [`В release.json указана версия ${release.version}, а в адресе ${version}. Соберите пакет заново.`]),
    ...(versions.has(version)
      ? [`Версия ${version} уже опубликована, и заменить её нельзя. Увеличьте номер версии и повторите.`]
      : []),
  ];
}
