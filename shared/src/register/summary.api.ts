import type { AgreementSummary } from '../contract/agreement/agreement';
import { http } from '../http/http';

/** What stands beside a list: counts of its tabs and sums per currency. */
export async function getSummary(
  path: string,
  params: string,
  signal?: AbortSignal,
): Promise<AgreementSummary> {
  return (await http.get<AgreementSummary>(`${path}${params === '' ? '' : `?${params}`}`, { signal })).data;
}
