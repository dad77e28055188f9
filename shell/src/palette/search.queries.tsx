import { IconBook, IconBuilding, IconFilePlus, IconFileText, IconTag, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SearchHit } from 'shared/contract/search';
import { http } from 'shared/http';
import { keepPreviousData, useQuery } from 'shared/query';

import { otherLayout } from './keyboard-layout';
import type { PaletteSection } from './palette-line';

interface HitSection {
  /** Null takes every kind that has no section of its own. */
  kind: string | null;
  title: string;
  icon: ReactNode;
}

const KINDS: readonly HitSection[] = [
  { kind: 'agreement', title: 'Договоры', icon: <IconFileText aria-hidden /> },
  { kind: 'addendum', title: 'Доп. соглашения', icon: <IconFilePlus aria-hidden /> },
  { kind: 'commercial_offer', title: 'Коммерческие предложения', icon: <IconTag aria-hidden /> },
  { kind: 'counterparty', title: 'Контрагенты', icon: <IconBuilding aria-hidden /> },
  { kind: 'user', title: 'Сотрудники', icon: <IconUser aria-hidden /> },
  { kind: null, title: 'Справочники', icon: <IconBook aria-hidden /> },
];

const isIn = (section: HitSection, hit: SearchHit) =>
  section.kind === null ? !KINDS.some(({ kind }) => kind === hit.kind) : section.kind === hit.kind;

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
  const isAsked = text.length >= 2;
  const query = useQuery({
    queryKey: ['search', text],
    queryFn: ({ signal }) => findEitherWay(text, signal),
    enabled: isAsked,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const hits = isAsked ? (query.data?.hits ?? []) : [];
  const sections: PaletteSection[] = KINDS.map((section) => ({
    title: section.title,
    lines: hits
      .filter((hit) => isIn(section, hit))
      .map((hit) => ({
        id: `${hit.kind} ${String(hit.id)}`,
        title: hit.title,
        hint: hit.hint,
        icon: section.icon,
        to: hit.url,
      })),
  }));
  return { ...query, sections, reading: isAsked ? query.data?.reading : undefined, isAsked };
}
