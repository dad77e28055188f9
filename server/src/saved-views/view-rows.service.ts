import { type RawBuilder, sql } from 'kysely';
import { parseListQuery } from '../lists/list-query';
import { readIds, readRows } from '../lists/list-reader';
import { listContext } from '../lists/lists.service';
import { requireViewed } from '../lists/viewed-registers';
import type { Actor } from '../platform/http/actor';
import { HttpError } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { type ListedView, savedViewResource } from './saved-view-list';
import { inTime } from './saved-views.repository';

type ReadDeps = Pick<Deps, 'app' | 'db' | 'now'>;

/** A view that its reader may open, and the heading of its register. */
export interface OpenView extends Pick<ListedView, 'id' | 'name' | 'resource' | 'query'> {
  section: string;
  /** The resource whose records it finds. */
  records: string;
  /** Address of its screen, where its records do not tell it. */
  path?: string;
}

/** Whether the reader may open the view with that id at this moment. */
export function opensView(
  deps: Pick<Deps, 'app' | 'now'>,
  reader: Actor,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const views = savedViewResource(deps.app);
  return sql<boolean>`exists (select from ${views.from}
    where ${views.id} = ${id} and (${views.visible(listContext(deps, reader))}))`;
}

/** Those of the views the reader may open at this moment: own or shared, of a register that is open to them. */
export async function findOpenViews(
  deps: ReadDeps,
  actor: Actor,
  ids: readonly number[],
): Promise<OpenView[]> {
  const context = listContext(deps, actor);
  const views = await readRows(deps.db, { resource: savedViewResource(deps.app), ids, context });
  return views.flatMap((view) => {
    try {
      const { title, records, path } = requireViewed(deps.app, view.resource, actor);
      return [{ ...view, section: title, records, ...(path !== undefined && { path }) }];
    } catch (error) {
      if (error instanceof HttpError) return [];
      throw error;
    }
  });
}

/**
 * Ids of what the view finds for this reader, no more than `most`. Refuses with 403 a register that is closed to them,
 * with 422 what the register no longer understands; rejects when it takes longer than a view may.
 */
export async function findViewRows(
  deps: ReadDeps,
  actor: Actor,
  { view, most }: { view: Pick<ListedView, 'resource' | 'query'>; most: number },
): Promise<number[]> {
  const { list } = requireViewed(deps.app, view.resource, actor);
  const context = listContext(deps, actor);
  const request = parseListQuery(list, view.query, context);
  return inTime(deps.db, (db) => readIds(db, { resource: list, request, context, most }));
}
