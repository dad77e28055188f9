import { searchAnswer } from 'shared/contract/list/search';
import { z } from 'zod';
import { listContext } from '../lists/lists.service';
import { registersFor } from '../lists/register-catalogue';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { searchEverywhere } from './search.service';

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
      const registers = registersFor(app, actor).filter(({ hit }) => hit !== undefined);
      return searchEverywhere({ db: deps.db, registers, context: listContext(deps, actor) }, search);
    },
  });
}
