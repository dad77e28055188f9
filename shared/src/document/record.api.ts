import { http } from '../http/http';

const url = (resource: string, id: number, rest = '') => `/api/${resource}/${String(id)}${rest}`;

/** Creates a record; sent twice under one key it is created once. */
export async function createRecord<Rec>(resource: string, body: unknown, key: string): Promise<Rec> {
  const headers = { 'Idempotency-Key': key };
  return (await http.post<Rec>(`/api/${resource}`, body, { headers })).data;
}

export interface RecordChange {
  id: number;
  body: unknown;
}

/** Changes the given fields; 409 with the current record when the version read is no longer the last. */
export async function updateRecord<Rec>(resource: string, { id, body }: RecordChange): Promise<Rec> {
  return (await http.patch<Rec>(url(resource, id), body)).data;
}

/** Deletes a record that was never used. */
export async function deleteRecord(resource: string, id: number, lockVersion: number): Promise<void> {
  await http.delete(url(resource, id), { params: { lock_version: lockVersion } });
}

export interface RecordActionCall {
  id: number;
  action: string;
  body: unknown;
}

/** Takes an action on the record's state; answers the record it leads to — the new one for a copy. */
export async function actOnRecord<Rec>(resource: string, call: RecordActionCall): Promise<Rec> {
  return (await http.post<Rec>(url(resource, call.id, `/${call.action}`), call.body)).data;
}
