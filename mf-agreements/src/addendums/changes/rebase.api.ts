import type { Addendum } from 'shared/contract/addendum/addendum';
import { http } from 'shared/http';

/** The changes start from what is in force now; answers the card. */
export async function rebaseAddendum({ id, lock_version }: Addendum): Promise<Addendum> {
  return (await http.post<Addendum>(`/api/addendums/${String(id)}/rebase`, { lock_version })).data;
}
