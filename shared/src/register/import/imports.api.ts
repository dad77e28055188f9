import type { z } from 'zod';

import type { importChange, ImportJob } from '../../contract/exchange/import';
import type { ImportMode } from '../../contract/exchange/import-status';
import { http } from '../../http/http';

export interface GivenFile {
  resource: string;
  mode: ImportMode;
  file: File;
}

const address = (id: number) => `/api/imports/${String(id)}`;

/** Sends a table to be read; what it holds is known a moment later. */
export async function sendFile({ resource, mode, file }: GivenFile): Promise<ImportJob> {
  const form = new FormData();
  form.append('resource', resource);
  form.append('mode', mode);
  form.append('file', file);
  return (await http.post<ImportJob>('/api/imports', form, { timeout: 0 })).data;
}

/** How far an import has come; only its owner may ask. */
export async function getImport(id: number, signal?: AbortSignal): Promise<ImportJob> {
  return (await http.get<ImportJob>(address(id), { signal })).data;
}

/** Says what is to be done and begins it; a check writes nothing. */
export async function beginImport(id: number, change: z.input<typeof importChange>): Promise<ImportJob> {
  await http.patch<ImportJob>(address(id), change);
  return (await http.post<ImportJob>(`${address(id)}/run`)).data;
}

/** Goes on with an import that was stopped. */
export async function resumeImport(id: number): Promise<ImportJob> {
  return (await http.post<ImportJob>(`${address(id)}/run`)).data;
}

/** Stops an import; what is in stays in. */
export async function cancelImport(id: number): Promise<ImportJob> {
  return (await http.post<ImportJob>(`${address(id)}/cancel`)).data;
}
