import { listOf, MAX_PER_PAGE } from 'shared/contract/list/paging';
import { z } from 'zod';
import type { EmployeeAccess } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { filterSchema } from './filter-description';
import type { ListResource } from './list-resource';
import { findPage } from './lists.service';

/**
 * The query of a list as the API description shows it. It lets everything pass: the values are read, and refused, by
 * `parseListQuery`, which knows the reader and the day.
 */
export function listQuery<Row extends object>(resource: ListResource<Row>) {
  const filters = Object.entries(resource.filters).map(([name, filter]) => [
    name,
    z.unknown().optional().meta(filterSchema(filter)),
  ]);
  const sorts = [...new Set([...Object.keys(resource.sorts), 'id'])].flatMap((name) => [name, `-${name}`]);
  return z.looseObject({
    page: z.unknown().optional().meta({ type: 'integer', minimum: 1 }),
    per_page: z.unknown().optional().meta({ type: 'integer', minimum: 1, maximum: MAX_PER_PAGE }),
    sort: z.unknown().optional().meta({ type: 'string', enum: sorts }),
    ...(resource.search && { search: z.unknown().optional().meta({ type: 'string', maxLength: 200 }) }),
    with: z
      .unknown()
      .optional()
      .meta({ type: 'string', description: 'Связи строк; они приходят и без этого' }),
    filter: z
      .looseObject(Object.fromEntries(filters) as Record<string, z.ZodOptional<z.ZodUnknown>>)
      .optional(),
  });
}

/** Adds `GET /api/{resource}`: a list by the shared mechanism, its rows turned into the wire by `view`. */
export function listRoute<Row extends object, Wire extends z.ZodType>(
  deps: Deps,
  list: {
    url: string;
    access: EmployeeAccess;
    summary: string;
    resource: ListResource<Row>;
    row: Wire;
    view: (row: Row, actor: Actor) => z.input<Wire>;
  },
): void {
  const response = listOf(list.row);
  route(deps.app, {
    method: 'GET',
    url: list.url,
    access: list.access,
    summary: list.summary,
    query: listQuery(list.resource),
    response,
    numbersReferences: true,
    handler: async ({ actor, request }) => {
      const { data, meta } = await findPage(deps, { resource: list.resource, actor, url: request.url });
      return { data: data.map((row) => list.view(row, actor)), meta };
    },
  });
}
