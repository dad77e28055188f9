import { keepPreviousData, listKey, queryOptions } from 'shared/query';

import type { OversightChoice } from './oversight-choice';
import { getOversight } from './oversight.api';

/** Query of where approvals wait; what was shown stays in sight while another choice is on its way. */
export function oversightQuery(wanted: OversightChoice) {
  const { days, kind, departmentId } = wanted;
  return queryOptions({
    queryKey: listKey('approval-tasks', `oversight ${days} ${kind ?? ''} ${String(departmentId ?? '')}`),
    queryFn: ({ signal }) => getOversight(wanted, signal),
    retry: false,
    placeholderData: keepPreviousData,
  });
}
