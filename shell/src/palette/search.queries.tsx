import { useEffect, useState } from 'react';
import { otherLayout } from 'shared/format';
import type { SearchAnswer, SearchHit } from 'shared/contract/list/search';
import { http } from 'shared/http';
import { keepPreviousData, queryOptions, useAnswerPace, useQuery, useQueryClient } from 'shared/query';

import { useSuite } from '../suite';
import { hitSections } from '../hits/hit-sections';
import { matches } from '../hits/palette-line';

interface Found {
  hits: SearchHit[];
  /** What was really looked for: the text, as the server has read it, or the same keys in the other layout. */
  reading: string;
}

async function findHits(search: string, signal: AbortSignal): Promise<Found> {
  const { data } = await http.get<SearchAnswer>('/api/search', { params: { search }, signal });
  return { hits: data.data, reading: data.reading ?? search };
}

/** Looks for the text as it is typed, and when nothing is found for the same keys in the other layout. */
async function findEitherWay(text: string, signal: AbortSignal): Promise<Found> {
  const found = await findHits(text, signal);
  const other = otherLayout(text);
  return found.hits.length > 0 || other === null ? found : findHits(other, signal);
}

const isAskable = (text: string) => text.length >= 2;

/** Query of what a text finds; the answer to an earlier text stays while this one is on its way. */
const foundQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }) => findEitherWay(text, signal),
    enabled: isAskable(text),
    retry: false,
    placeholderData: keepPreviousData,
  });

/**
 * Records of all areas that match the text as it is being typed, by kinds; nothing is asked for less than two
 * characters. Until the answer comes, of an earlier one stands what the text visibly fits.
 */
export function useSearch(text: string) {
  const { registry } = useSuite();
  const client = useQueryClient();
  const [asked, setAsked] = useState(text);
  const query = useQuery(foundQuery(asked));
  const pause = useAnswerPace(asked, query.isFetching);
  useEffect(() => {
    const isKnown = client.getQueryData(foundQuery(text).queryKey) !== undefined;
    const timer = setTimeout(
      () => {
        setAsked(text);
      },
      isKnown ? 0 : pause(),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [client, pause, text]);

  const isAnswered = asked === text && !query.isPlaceholderData;
  const readings = [text, otherLayout(text)].filter((reading) => reading !== null);
  const hits = isAskable(text) ? (query.data?.hits ?? []) : [];
  const shown = isAnswered ? hits : hits.filter(({ title, hint }) => matches(`${title} ${hint}`, readings));
  return {
    sections: hitSections(shown, registry.areas),
    isLooking: isAskable(text) && (query.isFetching || asked !== text),
    isError: query.isError,
    /** What was looked for in place of the text; null when it was the text itself. */
    otherReading:
      isAnswered && query.data !== undefined && query.data.reading !== text ? query.data.reading : null,
  };
}
