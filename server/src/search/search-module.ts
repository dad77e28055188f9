import { searchAnswer } from 'shared/contract/search';
import { z } from 'zod';
import { listContext } from '../lists/lists.service';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { findHits } from './search.repository';

const query = z.strictObject({ search: z.string().trim().max(200).default('') });

/** Search over everything the employee may see, for the palette. */
export function searchModule(deps: Deps): void {
  route(deps.app, {
    method: 'GET',
    url: '/api/search',
    access: 'authenticated',
    summary: 'Поиск по всем разделам',
    query,
    response: searchAnswer,
    handler: async ({ actor, query: { search } }) => ({
      data: search === '' ? [] : await findHits(deps.db, search, listContext(deps, actor)),
    }),
  });
}
