import { searchAnswer } from 'shared/contract/list/search';
import { z } from 'zod';
import { fileFragments } from '../file-texts/file-search.service';
import { listContext } from '../lists/lists.service';
import { registersFor } from '../lists/register-catalogue';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { findHits } from './search.repository';

const query = z.strictObject({ search: z.string().trim().max(200).default('') });

/** Search over everything the employee may see, register by register: the palette puts the kinds in their order. */
export function searchModule(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: '/api/search',
    isDear: true,
    access: 'authenticated',
    summary: 'Поиск по всем разделам',
    query,
    response: searchAnswer,
    handler: async ({ actor, query: { search } }) => {
      if (search === '') return { data: [] };
      const wanted = { text: search, context: listContext(deps, actor) };
      const hits = registersFor(app, actor).map((register) => findHits(deps.db, register, wanted));
      const found = (await Promise.all(hits)).flat();
      const inFiles = await fileFragments(deps.db, found, search);
      return {
        data: found.map((hit) => ({ ...hit, in_file: inFiles.get(`${hit.kind}:${String(hit.id)}`) })),
      };
    },
  });
}
