import { useLocation } from 'react-router-dom';
import { useQuery } from 'shared/query';

import { hitSections } from '../hits/hit-sections';
import type { PaletteSection } from '../hits/palette-line';
import { recentsQuery } from '../recents/recents.queries';
import { useSuite } from '../suite';

/** The cards the person has opened last, without the one that is open, while nothing is asked. */
export function useRecentSections(asked: string): PaletteSection[] {
  const { registry } = useSuite();
  const { pathname } = useLocation();
  const { data } = useQuery(recentsQuery);
  if (asked !== '') return [];
  // Each by itself: under headings of kinds their order would be lost.
  const lines = (data?.data ?? [])
    .filter(({ url }) => url !== pathname)
    .flatMap((hit) => hitSections([hit], registry.areas).flatMap((section) => section.lines));
  return [{ title: 'Недавние', lines: lines.map((line) => ({ ...line, id: `recent ${line.id}` })) }];
}
