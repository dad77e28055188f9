/** The one query client of the suite and the agreed names of the query library; areas import nothing past this door. */
export {
  QueryClientProvider,
  keepPreviousData,
  queryOptions,
  infiniteQueryOptions,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type FetchQueryOptions,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
export { useAnswerPace } from './answer-pace';
export { createQueryClient } from './client';
export { itemAddress, listAddress, listParams, type ListQuery } from './question';
export { invalidateResource, itemKey, itemQuery, listKey, listQuery, resourceQueries } from './resource';
export { bookQuery } from './reference/book.queries';
export type { OptionPage, OptionRequest, ReferenceSource } from './reference/option-source';
export { referenceNameKey, referenceNameQuery, referenceSource } from './reference/reference.queries';
export { useReferenceOptions } from './reference/use-reference-options';
