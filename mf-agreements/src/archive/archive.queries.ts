import type { DestructionAct } from 'shared/contract/archive/destruction-act';
import { itemQuery, keepPreviousData, listKey, queryOptions } from 'shared/query';

import { findActs, findKept, type KeptAsked } from './archive.api';

/** Query of what is kept; the page before stays in sight while the next one comes. */
export const keptQuery = (asked: KeptAsked) =>
  queryOptions({
    queryKey: [...listKey('destruction-acts'), 'kept', asked],
    queryFn: ({ signal }) => findKept(asked, signal),
    retry: false,
    placeholderData: keepPreviousData,
  });

/** Query of the acts. */
export const actsQuery = (page: number) =>
  queryOptions({
    queryKey: [...listKey('destruction-acts'), 'acts', page],
    queryFn: ({ signal }) => findActs(page, signal),
    retry: false,
    placeholderData: keepPreviousData,
  });

/** Query of one act. */
export const actQuery = (id: number) => itemQuery<DestructionAct>('destruction-acts', id);
