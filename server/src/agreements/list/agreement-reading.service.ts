import { sql } from 'kysely';
import type { AgreementSummary } from 'shared/contract/agreement/agreement';
import { AGREEMENT_TABS } from 'shared/contract/agreement/agreement-status';
import { TOTAL_CAP } from 'shared/contract/list/paging';
import { parseListQuery } from '../../lists/list-query';
import { countRows, whereOf } from '../../lists/list-reader';
import type { ListContext, ListRequest } from '../../lists/list-resource';
import { listContext } from '../../lists/lists.service';
import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { agreementResource } from './agreement-list';

type ReadDeps = Pick<Deps, 'db' | 'now'>;

async function sumsOf(db: Db, request: ListRequest, context: ListContext): Promise<AgreementSummary['sums']> {
  const { rows } = await sql<{ currency_code: string; amount: string; found: number }>`
    select currency_code, coalesce(sum(amount), 0)::numeric(20, 2)::text as amount, sum(count(*)) over () as found
    from (
      select a.effective_currency_code as currency_code, a.effective_amount as amount from ${agreementResource.from}
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
