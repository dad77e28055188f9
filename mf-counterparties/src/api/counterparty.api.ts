import type { CounterpartyDuplicate, CounterpartyUsage } from 'shared/contract/counterparty/counterparty';
import { http } from 'shared/http';

/** Documents of the counterparty, counted and summed. */
export async function getUsage(id: number, signal: AbortSignal): Promise<CounterpartyUsage> {
  return (await http.get<CounterpartyUsage>(`/api/counterparties/${String(id)}/usage`, { signal })).data;
}

/** Records that may be the counterparty that is being typed. */
export async function findDuplicates(
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<CounterpartyDuplicate[]> {
  const answer = await http.get<{ data: CounterpartyDuplicate[] }>('/api/counterparties/duplicates', {
    params,
    signal,
  });
  return answer.data.data;
}
