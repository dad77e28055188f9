import { parseListQuery } from '../lists/list-query';
import { countRows } from '../lists/list-reader';
import { listContext } from '../lists/lists.service';
import { requireViewed } from '../lists/viewed-registers';
import { faultCode } from '../platform/fault-code';
import type { Actor } from '../platform/http/actor';
import { HttpError, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import type { ListedView } from './saved-view-list';
import { inTime } from './saved-views.repository';
import type { ViewParts } from './view-query';

type CountingDeps = Pick<Deps, 'app' | 'db' | 'now' | 'log'>;

/** Beyond this a view's badge says «больше тысячи». */
const COUNT_CAP = 1000;

export interface Counted {
  count: number | null;
  count_is_capped: boolean;
}

/** Of a view whose rows are not counted. */
export const UNCOUNTED: Counted = { count: null, count_is_capped: false };

async function countFor(
  deps: CountingDeps,
  actor: Actor,
  view: { resource: string; query: string },
): Promise<Counted> {
  const { list } = requireViewed(deps.app, view.resource, actor);
  const context = listContext(deps, actor);
  const request = parseListQuery(list, view.query, context);
  const { total, isCapped } = await inTime(deps.db, (db) =>
    countRows(db, { resource: list, request, context, cap: COUNT_CAP }),
  );
  return { count: Math.min(total, COUNT_CAP), count_is_capped: isCapped || total > COUNT_CAP };
}

/**
 * The view's rows as this reader would find them; null when the register no longer understands the view, when the
 * count fails or takes too long: a view that cannot be counted must not take the others with it.
 */
export async function countOf(deps: CountingDeps, actor: Actor, view: ListedView): Promise<Counted> {
  try {
    return await countFor(deps, actor, view);
  } catch (error) {
    if (!(error instanceof HttpError)) deps.log.warn({ err: error, view: view.id }, 'a view was not counted');
    return UNCOUNTED;
  }
}

const UNKNOWN_QUERY = 'Такого отбора у реестра нет';

/** The field of the body that said what is refused: the address by its own name, unless its parts were sent. */
function saidIn(parameter: string, { filters, sort }: ViewParts): string {
  if (parameter === 'sort' && sort !== undefined) return 'sort';
  return filters === undefined ? 'query' : 'filters';
}

/** Refuses with 422 what the register, or the database behind it, does not understand. */
export async function requireQuery(
  deps: Deps,
  actor: Actor,
  { parts = {}, ...view }: { resource: string; query: string; parts?: ViewParts },
): Promise<void> {
  requireViewed(deps.app, view.resource, actor);
  try {
    await countFor(deps, actor, view);
  } catch (error) {
    if (error instanceof ValidationFailed) {
      const [[parameter, sentences] = ['', [UNKNOWN_QUERY]]] = Object.entries(error.errors);
      throw new ValidationFailed({ [saidIn(parameter, parts)]: sentences });
    }
    if (error instanceof HttpError) throw error;
    // Class 22: a value the column cannot hold. Anything else, a slow count above all, says nothing about the view.
    if (faultCode(error).startsWith('22'))
      throw new ValidationFailed({ [saidIn('', parts)]: [UNKNOWN_QUERY] });
    deps.log.warn({ err: error }, 'a new view was not counted');
  }
}
