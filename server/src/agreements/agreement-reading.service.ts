import { sql } from 'kysely';
import type { ActivityLog as ActivityLine } from 'shared/contract/activity-log';
import type { AgreementSummary, ListNeighbours } from 'shared/contract/agreement';
import { AGREEMENT_TABS } from 'shared/contract/agreement-status';
import { type ListOf, TOTAL_CAP } from 'shared/contract/paging';
import { readNeighbours } from '../lists/list-neighbours';
import { parseListQuery } from '../lists/list-query';
import { countRows, whereOf } from '../lists/list-reader';
import type { ListContext, ListRequest } from '../lists/list-resource';
import { listContext } from '../lists/lists.service';
import { findActivity } from '../platform/activity/activity-logs.repository';
import type { Db } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { agreementResource } from './agreement-list';
import { requireReadable } from './agreements.service';

type ReadDeps = Pick<Deps, 'db' | 'now'>;

async function sumsOf(db: Db, request: ListRequest, context: ListContext): Promise<AgreementSummary['sums']> {
  const { rows } = await sql<{ currency_code: string; amount: string; found: number }>`
    select currency_code, coalesce(sum(amount), 0)::numeric(20, 2)::text as amount, sum(count(*)) over () as found
    from (
      select a.currency_code, a.amount from ${agreementResource.from}
      where ${whereOf(agreementResource, request, context)} limit ${TOTAL_CAP + 1}
    ) as listed group by currency_code order by currency_code <> 'RUB', currency_code`.execute(db);
  if (Number(rows[0]?.found ?? 0) > TOTAL_CAP) return null;
  return rows.map(({ currency_code, amount }) => ({ currency_code, amount }));
}

/** The query without its page and its tab, under another tab. */
function underTab(query: string, tab: string): string {
  const params = new URLSearchParams(query);
  for (const name of ['page', 'per_page', 'tab', 'filter[tab]']) params.delete(name);
  params.set('filter[tab]', tab);
  return params.toString();
}

/**
 * How many rows each tab of the register holds under the conditions of the query, and what the list itself adds up to
 * by currency: null when it is too long to add up. Refuses with 422 a query the register does not understand.
 */
export async function summarise(deps: ReadDeps, actor: Actor, query: string): Promise<AgreementSummary> {
  const context = listContext(deps, actor);
  const request = parseListQuery(agreementResource, query, context);
  const count = async (tab: string) => {
    const wanted = parseListQuery(agreementResource, underTab(query, tab), context);
    const { total, isCapped } = await countRows(deps.db, {
      resource: agreementResource,
      request: wanted,
      context,
    });
    return [tab, { total, is_capped: isCapped }] as const;
  };
  const [tabs, sums] = await Promise.all([
    Promise.all(AGREEMENT_TABS.map(count)),
    sumsOf(deps.db, request, context),
  ]);
  return { tabs: Object.fromEntries(tabs), sums };
}

/** Where a visible agreement stands in the list of the query; refuses with 404 and 422. */
export async function findNeighbours(
  deps: ReadDeps,
  actor: Actor,
  wanted: { id: number; query: string },
): Promise<ListNeighbours> {
  await requireReadable(deps.db, actor, wanted.id);
  const context = listContext(deps, actor);
  const request = parseListQuery(agreementResource, wanted.query, context);
  return readNeighbours(deps.db, { resource: agreementResource, request, context }, wanted.id);
}

/** The journal of one visible agreement, the newest first; refuses with 404. */
export async function findHistory(
  deps: Pick<Deps, 'db' | 'activity'>,
  actor: Actor,
  wanted: { id: number; page: number; perPage: number },
): Promise<ListOf<ActivityLine>> {
  await requireReadable(deps.db, actor, wanted.id);
  const { rows, total, isCapped } = await findActivity(deps.db, {
    page: wanted.page,
    perPage: wanted.perPage,
    entityType: 'agreement',
    entityId: wanted.id,
    order: 'desc',
  });
  return {
    data: rows.map((row) => ({
      ...row,
      id: row.seq,
      action_label: deps.activity.labelOf(row.action),
      changes: deps.activity.wordsOf(row),
    })),
    meta: {
      current_page: wanted.page,
      last_page: Math.max(1, Math.ceil(total / wanted.perPage)),
      per_page: wanted.perPage,
      total,
      total_is_capped: isCapped,
    },
  };
}
