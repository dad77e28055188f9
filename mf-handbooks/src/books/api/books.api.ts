import type { AnyBookRow } from 'shared/contract/books/book';
import type { BookUsage } from 'shared/contract/books/book-schema';
import { http } from 'shared/http';

export interface BookPlace {
  resource: string;
  id: number;
}

const url = ({ resource, id }: BookPlace, rest = '') => `/api/${resource}/${String(id)}${rest}`;

/** Values by their names on the wire. */
export type WireValues = Readonly<Record<string, unknown>>;

/** Creates a record; sent twice under one key it is created once. */
export async function createRow(resource: string, body: WireValues, key: string): Promise<AnyBookRow> {
  const headers = { 'Idempotency-Key': key };
  return (await http.post<AnyBookRow>(`/api/${resource}`, body, { headers })).data;
}

/** Changes the given values; 409 with the present row when the version read is no longer the last. */
export async function updateRow(place: BookPlace, body: WireValues): Promise<AnyBookRow> {
  return (await http.patch<AnyBookRow>(url(place), body)).data;
}

/** Takes the record out of every choice, or back into them. */
export async function setArchived(
  place: BookPlace,
  { archived, lockVersion }: { archived: boolean; lockVersion: number },
): Promise<AnyBookRow> {
  const body = { lock_version: lockVersion };
  return (await http.post<AnyBookRow>(url(place, archived ? '/archive' : '/restore'), body)).data;
}

/** Deletes what nothing uses. */
export async function deleteRow(place: BookPlace, lockVersion: number): Promise<void> {
  await http.delete(url(place), { params: { lock_version: lockVersion } });
}

/** What uses the record, and how often. */
export async function getUsage(place: BookPlace, signal?: AbortSignal): Promise<BookUsage['data']> {
  return (await http.get<BookUsage>(url(place, '/usage'), { signal })).data.data;
}
