import type { CounterpartyDuplicate, CounterpartyUsage } from 'shared/contract/counterparty/counterparty';
import { http } from 'shared/http';

/** Documents of the counterparty, counted and summed. */
export async function getUsage(id: number, signal: AbortSignal): Promise<CounterpartyUsage> {
  return (await http.get<CounterpartyUsage>(`/api/counterparties/${String(id)}/usage`, { signal })).data;
}

/** Records that may be the counterparty the search string tells of. */
export async function findDuplicates(asked: string, signal: AbortSignal): Promise<CounterpartyDuplicate[]> {
  const url = `/api/counterparties/duplicates?${asked}`;
  return (await http.get<{ data: CounterpartyDuplicate[] }>(url, { signal })).data.data;
}
