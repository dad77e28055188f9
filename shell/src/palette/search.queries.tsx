import type { SearchHit } from 'shared/contract/list/search';
import { http } from 'shared/http';
import { keepPreviousData, useQuery } from 'shared/query';

import { useSuite } from '../suite';
import { hitSections } from '../hits/hit-sections';
import { otherLayout } from './keyboard-layout';

interface Found {
  hits: SearchHit[];
  /** What was really looked for: the text, or the same keys in the other layout. */
  reading: string;
}

async function findHits(search: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { data } = await http.get<{ data: SearchHit[] }>('/api/search', { params: { search }, signal });
  return data.data;
}

/** Looks for the text as it is typed, and when nothing is found for the same keys in the other layout. */
async function findEitherWay(text: string, signal: AbortSignal): Promise<Found> {
  const hits = await findHits(text, signal);
  const other = otherLayout(text);
  if (hits.length > 0 || other === null) return { hits, reading: text };
  return { hits: await findHits(other, signal), reading: other };
}

/** Records of all areas that match the text, by kinds; nothing is asked for less than two characters. */
export function useSearch(text: string) {
  const { registry } = useSuite();
  const isAsked = text.length >= 2;
  const query = useQuery({
    queryKey: ['search', text],
    queryFn: ({ signal }) => findEitherWay(text, signal),
    enabled: isAsked,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const hits = isAsked ? (query.data?.hits ?? []) : [];
  const sections = hitSections(hits, registry.areas);
  return { ...query, sections, reading: isAsked ? query.data?.reading : undefined, isAsked };
}
