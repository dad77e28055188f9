import type { Agreement, ListNeighbours } from 'shared/contract/agreement';
import type { AgreementActionInput, AgreementCreate, AgreementUpdate } from 'shared/contract/agreement-input';
import type { AgreementAction } from 'shared/contract/agreement-status';
import { http } from 'shared/http';

const url = (id: number | string, rest = '') => `/api/agreements/${String(id)}${rest}`;

/** Creates an agreement; sent twice under one key it is created once. */
export async function createAgreement(body: AgreementCreate, idempotencyKey: string): Promise<Agreement> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  return (await http.post<Agreement>('/api/agreements', body, { headers })).data;
}

/** Changes the given fields; 409 with the current record when the version read is no longer the last. */
export async function updateAgreement(id: number, body: AgreementUpdate): Promise<Agreement> {
  return (await http.patch<Agreement>(url(id), body)).data;
}

/** Deletes a draft that was never used. */
export async function deleteAgreement(id: number, lockVersion: number): Promise<void> {
  await http.delete(url(id), { params: { lock_version: lockVersion } });
}

export interface AgreementActionCall {
  id: number;
  action: AgreementAction;
  body: AgreementActionInput;
}

/** Takes an action on the agreement's state; answers the agreement it leads to — the new one for a copy. */
export async function actOnAgreement({ id, action, body }: AgreementActionCall): Promise<Agreement> {
  return (await http.post<Agreement>(url(id, `/${action}`), body)).data;
}

/** Where the agreement stands within a list, by the list's own query. */
export async function getNeighbours(
  id: number,
  params: string,
  signal?: AbortSignal,
): Promise<ListNeighbours> {
  return (await http.get<ListNeighbours>(url(id, `/neighbours?${params}`), { signal })).data;
}
