import type { RegistryArea } from 'shared/contract/release/registry';
import { http, prepareHttp } from 'shared/http';
import { itemQuery, listQuery, type FetchQueryOptions, type QueryClient } from 'shared/query';

import type { FirstAnswer } from '../../first/first-answers';
import { firstQuestions, type Visit } from './first-questions';

/** What was asked at an address before the suite ran; null when it was not, or when the answer is no longer good. */
export type TakeFirst = (address: string) => FirstAnswer | null;

interface Asked<Data> {
  query: FetchQueryOptions<Data, Error, Data, readonly string[]>;
  address: string;
  first: FirstAnswer;
}

/** The transport is given what has come already in place of a request: it reads a refusal and acts on it as ever. */
const cameAlready = (answer: Response) =>
  ({ adapter: 'fetch', env: { fetch: () => Promise.resolve(answer) } }) as const;

/**
 * A query whose answer is on its way already, a refusal too; it asks for itself only when none comes or says nothing, and
 * when it is retried.
 */
async function takeOver<Data>(client: QueryClient, { query, address, first }: Asked<Data>): Promise<void> {
  let isTaken = false;
  let { answer } = first;
  await client.prefetchQuery({
    ...query,
    queryFn: async ({ signal }) => {
      const came = await answer;
      answer = Promise.resolve(null);
      const refusal = came instanceof Response ? cameAlready(came) : null;
      isTaken = came !== null && refusal === null;
      // The server keeps its contract to the first script as it does to the suite.
      return isTaken ? (came as Data) : (await http.get<Data>(address, { signal, ...refusal })).data;
    },
  });
  // The data is as old as its question: what has changed since then is caught up with when the connection stands.
  if (isTaken) client.setQueryData<Data>(query.queryKey, (data) => data, { updatedAt: first.askedAt });
}

/**
 * Starts the first requests of a route, beside the download of its code or before it is opened; a failure is the page's
 * to tell. Answers the keys of what is asked for.
 */
export function prefetchRoute(client: QueryClient, visit: Visit, takeFirst: TakeFirst) {
  const questions = firstQuestions(visit).map((question) => ({
    ...question,
    first: takeFirst(question.address),
  }));
  // Rows that come by themselves need no transport; all else will ask by it as soon as its page is drawn.
  const isAnswered = questions.some(({ wanted, first }) => wanted.kind === 'list' && first !== null);
  if (!isAnswered) prepareHttp();
  return questions.map(({ wanted, address, first }) => {
    const start = <Data>(query: Asked<Data>['query']) => {
      // Neither of them rejects: the failure stays in the cache for the page.
      void (first === null ? client.prefetchQuery(query) : takeOver(client, { query, address, first }));
      return query.queryKey;
    };
    const { kind, resource, defaults } = wanted;
    if (kind === 'list') return start(listQuery({ resource, search: visit.search, defaults }));
    return start(itemQuery(resource, visit.id ?? ''));
  });
}

/** What one version of an area has read is no food for another one, which may understand it otherwise. */
export function forgetAreaData(queryClient: QueryClient, { definition }: RegistryArea): void {
  const prefetches = definition.routes.flatMap(({ prefetch }) => prefetch ?? []);
  const resources = new Set<unknown>(prefetches.map(({ resource }) => resource));
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => resources.has(queryKey[0]) });
}
