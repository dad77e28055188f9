import { itemKey, keepPreviousData, queryOptions } from 'shared/query';

import { getEffectiveTerms } from './effective-terms.api';

/** Query of the terms in force on the day; the terms of the day before stay in sight while they come. */
export const effectiveTermsQuery = (agreementId: number, day: string | null) =>
  queryOptions({
    // Under the agreement, so that whatever changes it asks for its terms anew.
    queryKey: [...itemKey('agreements', agreementId), 'effective-terms', day ?? 'today'],
    queryFn: ({ signal }) => getEffectiveTerms(agreementId, day, signal),
    retry: false,
    placeholderData: keepPreviousData,
  });
