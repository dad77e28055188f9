import { keepPreviousData, listKey, queryOptions } from 'shared/query';

import { getOversight, type OversightWanted } from './oversight.api';

/** Query of where approvals wait; what was shown stays in sight while another choice is on its way. */
export function oversightQuery(wanted: OversightWanted) {
  const { days, kind, departmentId } = wanted;
  return queryOptions({
    queryKey: listKey('approval-tasks', `oversight ${days} ${kind ?? ''} ${String(departmentId ?? '')}`),
    queryFn: ({ signal }) => getOversight(wanted, signal),
    retry: false,
    placeholderData: keepPreviousData,
  });
}
