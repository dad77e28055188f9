import { type RawBuilder, sql } from 'kysely';
import type { RegisterSummary } from 'shared/contract/list/register-summary';
import { AGREEMENT_TABS } from 'shared/contract/agreement/agreement-status';
import { TOTAL_CAP } from 'shared/contract/list/paging';
import { countFrom, totalOf, whereOf } from '../../lists/list-conditions';
import { parseListQuery } from '../../lists/list-query';
import type { ListContext, ListRequest } from '../../lists/list-resource';
import { listContext } from '../../lists/lists.service';
import { underTab } from '../../lists/tab-counts';
import { prepared } from '../../platform/database/prepared';
import type { Actor } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { agreementResource } from './agreement-list';

type ReadDeps = Pick<Deps, 'db' | 'now'>;

interface Added {
  currency_code: string;
  amount: string;
  found: number;
}

/** What the list adds up to by currency, roubles first, each with the number of its rows; no further than one past the cap. */
function addedUp(request: ListRequest, context: ListContext): RawBuilder<Added[] | null> {
  return sql<Added[] | null>`(select json_agg(by_currency) from (
    select currency_code, coalesce(sum(amount), 0)::numeric(20, 2)::text as amount, count(*) as found
    from (
      select a.effective_currency_code as currency_code, a.effective_amount as amount from ${agreementResource.from}
      where ${whereOf(agreementResource, request, context)} limit ${sql.lit(TOTAL_CAP + 1)}
    ) as listed group by currency_code order by currency_code <> 'RUB', currency_code) as by_currency)`;
}

/** One plan serves whoever sees everything and has narrowed the register by nothing but its tab. */
function isSteady({ filters, search }: ListRequest, { actor }: ListContext): boolean {
  return actor.dataScope === 'all' && search === null && [...filters.keys()].every((name) => name === 'tab');
}

interface Tab {
  name: string;
  request: ListRequest;
  total: ReturnType<typeof totalOf>;
}

/** All tabs' totals in their order and what the list itself adds up to, in one statement. */
function summaryOf(tabs: readonly Tab[], list: Tab, context: ListContext) {
  const added = addedUp(list.request, context);
  const { expression: kept, isKept } = list.total;
  // The list that is shown is gone through once: what adds it up counts it as well. It is not gone through at all when
  // its kept total says that it is too long.
  const sums = isKept ? sql`case when ${kept} <= ${sql.lit(TOTAL_CAP)} then ${added} end` : added;
  const totals = tabs.map((tab) => (tab === list && !isKept ? sql`null` : tab.total.expression));
  return sql<{ totals: (number | null)[]; sums: Added[] | null }>`
    ${isSteady(list.request, context) ? prepared() : sql``}
    select array[${sql.join(totals)}]::bigint[] as totals, ${sums} as sums`;
}

/**
 * How many rows each tab of the register holds under the conditions of the query, and what the list itself adds up to
 * by currency: null when it is too long to add up. Refuses with 422 a query the register does not understand.
 */
export async function summarise(deps: ReadDeps, actor: Actor, query: string): Promise<RegisterSummary> {
  const context = listContext(deps, actor);
  const shown = parseListQuery(agreementResource, query, context).filters.get('tab')?.equal[0] ?? 'all';
  const tabs = AGREEMENT_TABS.map((name): Tab => {
    const request = parseListQuery(agreementResource, underTab(query, name), context);
    return {
      name,
      request,
      total: totalOf({ resource: agreementResource, request, context }, TOTAL_CAP, sql.lit(TOTAL_CAP + 1)),
    };
  });
  const list = tabs.find(({ name }) => name === shown);
  if (list === undefined) throw new Error(`The register has no tab ${shown}`);
  const { rows } = await summaryOf(tabs, list, context).execute(deps.db);
  const { totals = [], sums = null } = rows[0] ?? {};
  const added = sums ?? [];
  const addedRows = added.reduce((sum, { found }) => sum + found, 0);
  const counted = tabs.map((tab, at) => {
    const { total, isCapped } = countFrom(totals[at] ?? addedRows, tab.total.isKept);
    return [tab.name, { total, is_capped: isCapped }] as const;
  });
  const isTooLong = counted.some(
    ([name, { total, is_capped: isCapped }]) => name === shown && (isCapped || total > TOTAL_CAP),
  );
  return {
    tabs: Object.fromEntries(counted),
    sums: isTooLong ? null : added.map(({ currency_code, amount }) => ({ currency_code, amount })),
  };
}
