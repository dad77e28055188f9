import type { RegisterSummary } from '../../contract/list/register-summary';
import { formatNumber } from '../../format/number';
import { noBreakSpace } from '../../format/space';
import type { TabItem } from '../../ui/ui';
import type { RegisterTab } from '../register-definition';

/** The tabs as links, each with how many rows it holds under the same conditions. */
export function tabItems(
  tabs: readonly RegisterTab[],
  summary: RegisterSummary | undefined,
  queryOf: (id: string) => string,
): TabItem[] {
  return tabs.map(({ id, label }) => {
    const count = summary?.tabs[id];
    const isCapped = count?.is_capped === true;
    return {
      id,
      label: isCapped ? `${label}${noBreakSpace}${formatNumber(count.total)}+` : label,
      count: isCapped ? null : count?.total,
      to: `?${queryOf(id)}`,
    };
  });
}
