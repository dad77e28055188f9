import type { AreaDefinition } from 'shared/contract/area/area';

interface Named {
  version: string;
  release: { area: string };
  definition: AreaDefinition | null;
}

/** What an area is called in a sentence: «Предложения», or «Оболочка» for the shell. */
export function titleOf({ release, definition }: Omit<Named, 'version'>): string {
  return definition?.title ?? (release.area === 'shell' ? 'Оболочка' : release.area);
}

/** What a release is called in the journal, with the token that acted where no employee did. */
export function releaseLabel(named: Named, by?: { token: { name: string } | null }): string {
  const label = `${titleOf(named)} ${named.version}`;
  return by?.token == null ? label : `${label}, токен «${by.token.name}»`;
}
