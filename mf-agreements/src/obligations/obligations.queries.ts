import { listKey, queryOptions } from 'shared/query';

import { getPlan, type ObligedDocument } from './obligations.api';

/** Query of what is owed by a document. */
export const planQuery = (document: ObligedDocument) =>
  queryOptions({
    // Among the lists of obligations: whatever becomes of one of them asks for the plan anew.
    queryKey: [...listKey('obligations'), 'plan', document.type, document.id],
    queryFn: ({ signal }) => getPlan(document, signal),
    retry: false,
    // It is held against the sum of the document, which is changed in the form beside.
    staleTime: 0,
  });
