import { sql } from 'kysely';
import type { AgreementSummary } from 'shared/contract/agreement/agreement';
import { AGREEMENT_TABS } from 'shared/contract/agreement/agreement-status';
import { TOTAL_CAP } from 'shared/contract/list/paging';
import { parseListQuery } from '../../lists/list-query';
import { type Count, whereOf } from '../../lists/list-conditions';
import { countRows } from '../../lists/list-reader';
import type { ListContext, ListRequest } from '../../lists/list-resource';
import { listContext } from '../../lists/lists.service';
import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { agreementResource } from './agreement-list';

type ReadDeps = Pick<Deps, 'db' | 'now'>;

interface Added extends Count {
  sums: AgreementSummary['sums'];
}

/** What the list adds up to, and the number of its rows, which is known then; a list that is too long is not added up. */
async function addUp(db: Db, request: ListRequest, context: ListContext): Promise<Added> {
  const { rows } = await sql<{ currency_code: string; amount: string; found: number }>`
    select currency_code, coalesce(sum(amount), 0)::numeric(20, 2)::text as amount, sum(count(*)) over () as found
    from (
      select a.effective_currency_code as currency_code, a.effective_amount as amount from ${agreementResource.from}
      where ${whereOf(agreementResource, request, context)} limit ${TOTAL_CAP + 1}
    ) as listed group by currency_code order by currency_code <> 'RUB', currency_code`.execute(db);
  const total = Number(rows[0]?.found ?? 0);
  if (total > TOTAL_CAP) return { total: TOTAL_CAP, isCapped: true, sums: null };
  const sums = rows.map(({ currency_code, amount }) => ({ currency_code, amount }));
  return { total, isCapped: false, sums };
}

/** Adds the list up unless its kept total says already that it is too long for that. */
async function countAndAddUp(db: Db, request: ListRequest, context: ListContext): Promise<Added> {
  const list = { resource: agreementResource, request, context };
  if (agreementResource.keptTotal?.(request, context) == null) return addUp(db, request, context);
  const count = await countRows(db, list);
  return count.total > TOTAL_CAP ? { ...count, sums: null } : addUp(db, request, context);
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
  const present = parseListQuery(agreementResource, query, context).filters.get('tab')?.equal[0] ?? 'all';
  const requestOf = (tab: string) => parseListQuery(agreementResource, underTab(query, tab), context);
  const count = (tab: string): Promise<Count> =>
    countRows(deps.db, { resource: agreementResource, request: requestOf(tab), context });
  // The list that is shown is gone through once: what adds it up has counted it as well.
  const shown = countAndAddUp(deps.db, requestOf(present), context);
  const counted = await Promise.all(
    AGREEMENT_TABS.map(async (tab) => {
      const { total, isCapped } = await (tab === present ? shown : count(tab));
      return [tab, { total, is_capped: isCapped }] as const;
    }),
  );
  return { tabs: Object.fromEntries(counted), sums: (await shown).sums };
}
