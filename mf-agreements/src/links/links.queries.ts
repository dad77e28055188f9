import type { DocumentLinks } from 'shared/contract/link/agreement-link';
import type { SelectOption } from 'shared/form';
import { queryOptions, type ReferenceSource } from 'shared/query';

import { findDocuments, getLinks } from './links.api';

/** Under which the links of every document are kept. */
export const LINKS_KEY = ['agreement-links'] as const;

/** Query of the documents a record is connected with. */
export const linksQuery = (of: { resource: string; id: number }) =>
  queryOptions({
    queryKey: [...LINKS_KEY, of.resource, of.id],
    queryFn: ({ signal }) => getLinks(of, signal),
    retry: false,
  });

/** A document to be connected. */
export interface PickedDocument extends SelectOption<string> {
  type: string;
  id: number;
}

/** Documents of the kinds a link may lead to, but for the one it is drawn from. */
export function documentSource(
  kinds: DocumentLinks['kinds'],
  own: { type: string; id: number },
): ReferenceSource<PickedDocument> {
  const titles = new Map(kinds.map(({ name, title }) => [name, title]));
  return {
    key: [...LINKS_KEY, 'choice', own.type, own.id],
    load: async ({ search, signal }) => {
      const hits = await findDocuments(search.trim(), signal);
      const fit = hits.filter(({ kind, id }) => titles.has(kind) && (kind !== own.type || id !== own.id));
      const options = fit.map(({ kind, id, title, hint }) => ({
        value: `${kind} ${String(id)}`,
        type: kind,
        id,
        label: title,
        note: [titles.get(kind), hint].filter(Boolean).join(' · '),
      }));
      return { options, hasMore: false };
    },
  };
}
