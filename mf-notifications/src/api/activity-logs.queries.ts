import { queryOptions } from 'shared/query';

import { findChoices, findRecordName } from './activity-logs.api';

/** What the journal can be narrowed by: the same as long as the server is. */
export const choicesQuery = queryOptions({
  queryKey: ['activity-logs', 'choices'],
  queryFn: ({ signal }) => findChoices(signal),
  staleTime: Infinity,
});

/** What the record the journal is narrowed to is called. */
export function recordNameQuery(record: { kind: string; id: string }) {
  return queryOptions({
    queryKey: ['activity-logs', 'record', record.kind, record.id],
    queryFn: ({ signal }) => findRecordName(record, signal),
    retry: false,
  });
}
