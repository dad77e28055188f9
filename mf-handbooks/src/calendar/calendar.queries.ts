import { listKey, queryOptions } from 'shared/query';

import { getYear } from './calendar.api';

const RESOURCE = 'calendar-days';

/** Cache key of a year. */
export const yearKey = (year: number) => [...listKey(RESOURCE), String(year)];

/** Query of the days of a year. */
export function yearQuery(year: number) {
  return queryOptions({ queryKey: yearKey(year), queryFn: ({ signal }) => getYear(year, signal) });
}
