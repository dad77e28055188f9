import { useQuery } from 'shared/query';

import { favouritesQuery } from '../favourites/favourites.queries';
import { useSuite } from '../suite';
import { hitSections } from '../hits/hit-sections';
import type { PaletteSection } from '../hits/palette-line';

/** Favourites that are offered before anything is typed. */
const FIRST = 8;

/** What the person keeps at hand, the latest first, while nothing is asked. */
export function useFavouriteSections(asked: string): PaletteSection[] {
  const { registry } = useSuite();
  const { data } = useQuery(favouritesQuery);
  if (asked !== '') return [];
  const first = (data?.data ?? []).slice(0, FIRST);
  const lines = hitSections(first, registry.areas).flatMap((section) => section.lines);
  return [{ title: 'Избранное', lines: lines.map((line) => ({ ...line, id: `favourite ${line.id}` })) }];
}
