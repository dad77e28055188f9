import { http } from 'shared/http';
import { listKey, queryOptions } from 'shared/query';

/** Key of the counts a resource tells of. */
export const summaryKey = (resource: string) => listKey(resource, 'summary');

/** What a resource tells of itself in a few fields; nobody waits for it: the next event or visit asks again. */
export function summaryQuery(resource: string) {
  return queryOptions({
    queryKey: summaryKey(resource),
    queryFn: async ({ signal }) =>
      (await http.get<Readonly<Record<string, unknown>>>(`/api/${resource}/summary`, { signal })).data,
    retry: false,
  });
}
