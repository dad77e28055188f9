import type { Counterparty, CounterpartyMergePreview } from 'shared/contract/counterparty/counterparty';
import { http } from 'shared/http';

import type { Side } from './merge-choice';

const url = (id: number, rest: string) => `/api/counterparties/${String(id)}/${rest}`;

/** How much of what goes over from the record when it is merged into the other, and what forbids it. */
export async function getMoved(
  { sourceId, targetId }: { sourceId: number; targetId: number },
  signal: AbortSignal,
): Promise<CounterpartyMergePreview> {
  const params = { into: targetId };
  return (await http.get<CounterpartyMergePreview>(url(sourceId, 'merge-preview'), { params, signal })).data;
}

export interface Merging {
  target: Pick<Counterparty, 'id' | 'lock_version'>;
  source: Merging['target'];
  fields: Readonly<Record<string, Side>>;
}

/** The source goes to the archive, the target is answered; 409 and the one of the two that has changed since it was read. */
export async function mergeInto({ target, source, fields }: Merging): Promise<Counterparty> {
  const { id: source_id, lock_version: source_lock_version } = source;
  const body = { source_id, source_lock_version, lock_version: target.lock_version, fields };
  return (await http.post<Counterparty>(url(target.id, 'merge'), body)).data;
}

/** The newest merge into the record is undone. */
export async function undoMerge({ id, lock_version }: Merging['target']): Promise<Counterparty> {
  return (await http.post<Counterparty>(url(id, 'unmerge'), { lock_version })).data;
}
