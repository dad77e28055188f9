import type { z } from 'zod';

import type { ExportJob, exportInput } from '../../contract/exchange/export';
import { http } from '../../http/http';

export type ExportInput = z.input<typeof exportInput>;

/** Starts an export of the whole set off the request path. */
export async function startExport(input: ExportInput): Promise<ExportJob> {
  return (await http.post<ExportJob>('/api/exports', input)).data;
}

/** How far an export has come; only its owner may ask. */
export async function getExport(id: number, signal?: AbortSignal): Promise<ExportJob> {
  return (await http.get<ExportJob>(`/api/exports/${String(id)}`, { signal })).data;
}

/** Stops an export that is under way; nothing is left of it. */
export async function cancelExport(id: number): Promise<ExportJob> {
  return (await http.post<ExportJob>(`/api/exports/${String(id)}/cancel`)).data;
}
