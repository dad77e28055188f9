import { type SearchHit, searchAnswer } from 'shared/contract/search';
import { z } from 'zod';
import { listContext } from '../lists/lists.service';
import { registersFor } from '../lists/register-catalogue';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { findHits } from './search.repository';

const query = z.strictObject({ search: z.string().trim().max(200).default('') });

/** Kinds in the order in which they are looked for most; all others come after them. */
const ORDER = ['agreement', 'counterparty', 'addendum', 'commercial_offer', 'user'];
const placeOf = ({ kind }: SearchHit) => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);

/** Search over everything the employee may see, for the palette. */
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
      return { data: found.sort((left, right) => placeOf(left) - placeOf(right)) };
    },
  });
}
