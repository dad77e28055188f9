import type { EffectiveTerms } from 'shared/contract/addendum/effective-terms';
import { http } from 'shared/http';

/** What is in force on the day, `yyyy-mm-dd`; without one, today. */
export async function getEffectiveTerms(
  agreementId: number,
  day: string | null,
  signal?: AbortSignal,
): Promise<EffectiveTerms> {
  const url = `/api/agreements/${String(agreementId)}/effective-terms`;
  return (await http.get<EffectiveTerms>(day === null ? url : `${url}?as_of=${day}`, { signal })).data;
}
