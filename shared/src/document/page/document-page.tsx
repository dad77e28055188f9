import { useParams, useSearchParams } from 'react-router-dom';

import { usePageTitle } from '../../area/area';
import { errorOf } from '../../http/http';
import { itemQuery, useQuery } from '../../query/query';
import { useMediaPhone, useMovingPart } from '../../ui/ui';
import type { DocumentRecord } from '../record';
import { DocumentCard } from './document-card';
import type { DocumentDefinition, LivingDocumentDefinition } from './document-definition';
import { DocumentComing } from './document-coming';
import { DocumentFailure } from './document-states';
import { LivingCard } from './living-card';
import type { LivingRecord } from '../record';
import { useBesideAhead } from './beside-ahead';

export type DocumentPageProps<Rec extends DocumentRecord> = { definition: DocumentDefinition<Rec> };

function isRefusal(error: unknown): boolean {
  const status = error === null ? null : errorOf(error).status;
  return status === 404 || status === 403;
}

/** The record of the address, or what stands there while there is none. */
function useDocument<Rec extends DocumentRecord>(definition: DocumentDefinition<Rec>) {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data, error, isPending, refetch } = useQuery(itemQuery<Rec>(definition.resource, id));
  const title = definition.title ?? definition.name;
  usePageTitle(data === undefined ? null : title(data));
  useBesideAhead(definition, id);
  if (isPending)
    return { record: null, instead: <DocumentComing key={id} definition={definition} id={id} /> };
  // A card that was deleted or closed to the reader while it was open is not shown any longer; a failed refresh is.
  if (data !== undefined && !isRefusal(error)) return { record: data, instead: null };
  const failure = (
    <DocumentFailure
      resource={definition.resource}
      noun={definition.noun}
      missing={definition.missing}
      back={definition.register(data).path(search.get('list') ?? '')}
      error={error}
      onRetry={() => void refetch()}
    />
  );
  return { record: null, instead: failure };
}

/** A card with the buttons its kind brings itself, where it brings any. */
function PlainCard<Rec extends DocumentRecord>(props: { record: Rec; definition: DocumentDefinition<Rec> }) {
  const { record, definition } = props;
  const phone = useMediaPhone();
  const content = definition.actions?.(record, phone ? 'phone' : 'head') ?? undefined;
  const { kept, place } = useMovingPart(content);
  const actions = content === undefined ? undefined : place;
  return (
    <>
      {kept}
      <DocumentCard {...props} actions={phone ? undefined : actions} phoneBar={phone ? actions : undefined} />
    </>
  );
}

/** A record to be read: its card, alive to the changes of others, or why there is none. */
export function DocumentPage<Rec extends DocumentRecord>({ definition }: DocumentPageProps<Rec>) {
  const { record, instead } = useDocument(definition);
  // What is open on one record — a dialog, an upload, the news — never belongs to the next.
  return record === null ? instead : <PlainCard key={record.id} record={record} definition={definition} />;
}

/** The card of a record with a life of its own: as above, with its actions. */
export function LivingDocumentPage<Rec extends LivingRecord>({
  definition,
}: {
  definition: LivingDocumentDefinition<Rec>;
}) {
  const { record, instead } = useDocument(definition);
  // As above: a dialog opened for one record must not act on another.
  return record === null ? instead : <LivingCard key={record.id} record={record} definition={definition} />;
}
