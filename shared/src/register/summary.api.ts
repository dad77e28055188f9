import type { RegisterSummary } from '../contract/list/register-summary';
import { http } from '../http/http';

/** What stands beside a list: counts of its tabs and sums per currency. */
export async function getSummary(
  path: string,
  params: string,
  signal?: AbortSignal,
): Promise<RegisterSummary> {
  return (await http.get<RegisterSummary>(`${path}${params === '' ? '' : `?${params}`}`, { signal })).data;
}
