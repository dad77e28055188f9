import { BULK_PATIENCE } from 'shared/contract/list/bulk-limits';
import { http } from 'shared/http';

export interface BulkChange {
  ids: readonly number[];
  responsible_id?: number;
  add_tag?: string;
  archive?: boolean;
}

export interface BulkAnswer {
  updated: number;
  refused: { id: number; message: string }[];
}

/** Changes several agreements at once; each under its own rights, so some may be refused with a reason. */
export async function bulkChangeAgreements(change: BulkChange): Promise<BulkAnswer> {
  return (await http.post<BulkAnswer>('/api/agreements/bulk', change, { timeout: BULK_PATIENCE })).data;
}
