import { useSearchParams, type To } from 'react-router-dom';

export interface DocumentTabs {
  /** The tab of the address, or the first. */
  active: string;
  to: (tab: string) => To;
  href: (tab: string) => string;
  /** What an address of another card needs to open at the same tab: `tab=files`; empty for the first. */
  carried: string;
}

/** The tabs of a card, kept in its address; a tab the card does not have is the first. */
export function useDocumentTabs(ids: readonly string[]): DocumentTabs {
  const [search] = useSearchParams();
  const first = ids[0] ?? '';
  const active = ids.find((id) => id === search.get('tab')) ?? first;
  const searchOf = (tab: string) => {
    const next = new URLSearchParams(search);
    // It leads to a place of one tab; another tab, or this one anew, is no way there.
    next.delete('comment');
    if (tab === first) next.delete('tab');
    else next.set('tab', tab);
    return next.toString();
  };
  return {
    active,
    to: (tab) => ({ search: searchOf(tab) }),
    href: (tab) => `?${searchOf(tab)}`,
    carried: active === first ? '' : new URLSearchParams({ tab: active }).toString(),
  };
}
