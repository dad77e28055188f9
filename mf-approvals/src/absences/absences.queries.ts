import type { Absence, AbsenceCreate } from 'shared/contract/approval/absence';
import {
  infiniteQueryOptions,
  invalidateResource,
  listKey,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from 'shared/query';

import { createAbsence, deleteAbsence, findAbsences, replaceAbsence, type AbsencePage } from './absences.api';

const absencesQuery = infiniteQueryOptions({
  queryKey: listKey('absences', 'all'),
  queryFn: ({ pageParam, signal }) => findAbsences(pageParam, signal),
  initialPageParam: 1,
  getNextPageParam: ({ meta }: AbsencePage) =>
    meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
  retry: false,
});

/** The absences the reader may see, as far as they were asked for. */
export function useAbsences() {
  const query = useInfiniteQuery(absencesQuery);
  return { ...query, absences: (query.data?.pages ?? []).flatMap(({ data }) => data) };
}

/** Saves an absence over one that was read, or a new one. */
export function useSaveAbsence() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ over, body }: { over: Absence | null; body: AbsenceCreate & { user_id: number } }) =>
      over === null
        ? createAbsence(body)
        : replaceAbsence(over.id, { ...body, lock_version: over.lock_version }),
    onSuccess: () => invalidateResource(client, 'absences'),
  });
}

/** Takes an absence away. */
export function useDeleteAbsence() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteAbsence,
    onSuccess: () => invalidateResource(client, 'absences'),
  });
}
