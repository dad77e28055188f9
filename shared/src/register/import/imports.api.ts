import type { z } from 'zod';

import type { importChange, ImportJob, ImportRow } from '../../contract/exchange/import';
import type { ImportMode } from '../../contract/exchange/import-status';
import { http } from '../../http/http';

export interface GivenFile {
  resource: string;
  mode: ImportMode;
  /** What every row says beside its cells, by the names of the wire. */
  given?: Readonly<Record<string, string | number | boolean>> | undefined;
  file: File;
}

export interface FileSending extends GivenFile {
  signal: AbortSignal;
  /** Share of the bytes sent so far, 0 to 100. */
  onProgress: (percent: number) => void;
}

/** Loads shown to be gone on with. */
const MOST_BEGUN = 3;
/** Loads of the resource they are looked for among. */
const AMONG = 50;

const address = (id: number) => `/api/imports/${String(id)}`;

/** Sends a table to be read; what it holds is known a moment later. */
export async function sendFile(sending: FileSending): Promise<ImportJob> {
  const form = new FormData();
  form.append('resource', sending.resource);
  form.append('mode', sending.mode);
  if (sending.given !== undefined) form.append('given', JSON.stringify(sending.given));
  form.append('file', sending.file);
  const { data } = await http.post<ImportJob>('/api/imports', form, {
    signal: sending.signal,
    timeout: 0,
    onUploadProgress: ({ progress }) => {
      if (progress !== undefined) sending.onProgress(Math.round(progress * 100));
    },
  });
  return data;
}

async function findImports(query: URLSearchParams, signal?: AbortSignal): Promise<ImportRow[]> {
  return (await http.get<{ data: ImportRow[] }>(`/api/imports?${query.toString()}`, { signal })).data.data;
}

/** What a dialog loads: resources, and what every row of its files says beside its cells. */
export interface BegunHere {
  resources: readonly string[];
  given: GivenFile['given'];
}

/** Stopped and broken off are gone on with as well: what is in is not written twice. */
const UNENDED = ['uploaded', 'checked', 'running', 'cancelled', 'failed'];

/** Loads that came to their end and left wrong rows to be put right. */
const isWithErrors = ({ status, failed_count }: ImportRow) => status === 'done' && failed_count > 0;

/** A file that could not be read is no beginning of anything. */
const isUnread = ({ status, rows_total }: ImportRow) => status === 'failed' && rows_total === null;

const saying = (given: GivenFile['given']) => JSON.stringify(Object.entries(given ?? {}).sort());

/** The last of one's own imports by this dialog that leave something to be done, the newest first. */
export async function findBegunImports(
  { resources, given }: BegunHere,
  signal?: AbortSignal,
): Promise<ImportRow[]> {
  const query = new URLSearchParams({ per_page: String(AMONG) });
  for (const resource of resources) query.append('filter[resource][]', resource);
  for (const status of [...UNENDED, 'done']) query.append('filter[status][]', status);
  const rows = await findImports(query, signal);
  // Partners and own organisations are one resource, as are products of every category.
  const isHere = (row: ImportRow) => saying(row.given) === saying(given);
  const isLeft = (row: ImportRow) => (row.status === 'done' ? isWithErrors(row) : !isUnread(row));
  return rows.filter((row) => isHere(row) && isLeft(row)).slice(0, MOST_BEGUN);
}

/** One's own imports that are being written or checked, into whatever register. */
export function findRunningImports(signal?: AbortSignal): Promise<ImportRow[]> {
  return findImports(new URLSearchParams({ 'filter[status][]': 'running' }), signal);
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

/** Takes an import off one's own list; what is in stays in. */
export async function deleteImport(id: number): Promise<void> {
  await http.delete(address(id));
}
