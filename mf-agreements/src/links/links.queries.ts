import type { DocumentLink, DocumentLinks } from 'shared/contract/link/agreement-link';
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

const valueOf = (kind: string, id: number) => `${kind} ${String(id)}`;

/** Documents of the kinds a link may lead to, but for the one it is drawn from; those it has by now cannot be chosen. */
export function documentSource(
  kinds: DocumentLinks['kinds'],
  own: { type: string; id: number; links: readonly DocumentLink[] },
): ReferenceSource<PickedDocument> {
  const linked = new Set(own.links.map(({ document }) => valueOf(document.type, document.id)));
  const titles = new Map(kinds.map(({ name, title }) => [name, title]));
  return {
    key: [...LINKS_KEY, 'choice', own.type, own.id, ...linked],
    load: async ({ search, signal }) => {
      const hits = await findDocuments(search.trim(), signal);
      const fit = hits.filter(({ kind, id }) => titles.has(kind) && (kind !== own.type || id !== own.id));
      const options = fit.map(({ kind, id, title, hint }) => {
        const value = valueOf(kind, id);
        const isLinked = linked.has(value);
        const note = [isLinked && 'уже связан', titles.get(kind), hint].filter(Boolean).join(' · ');
        return { value, type: kind, id, label: title, note, disabled: isLinked };
      });
      return { options, hasMore: false };
    },
  };
}
