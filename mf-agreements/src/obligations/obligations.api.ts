import type {
  ObligationActionInput,
  ObligationCreate,
  ObligationSchedule,
  ObligationUpdate,
} from 'shared/contract/obligation/obligation-input';
import type { Obligation, ObligationPlan } from 'shared/contract/obligation/obligation';
import type { ObligationAction } from 'shared/contract/obligation/obligation.workflow';
import { http } from 'shared/http';

export interface ObligedDocument {
  type: string;
  id: number;
}

const at = (id: number, rest = '') => `/api/obligations/${String(id)}${rest}`;
const once = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** What is owed by the document and by what belongs to it. */
export async function getPlan({ type, id }: ObligedDocument, signal?: AbortSignal): Promise<ObligationPlan> {
  const params = { document_type: type, document_id: id };
  return (await http.get<ObligationPlan>('/api/obligations/plan', { params, signal })).data;
}

/** Adds an obligation; sent twice under one key it is added once. */
export async function createObligation(body: ObligationCreate, key: string): Promise<Obligation> {
  return (await http.post<Obligation>('/api/obligations', body, once(key))).data;
}

/** Adds a whole schedule or nothing of it. */
export async function createSchedule(body: ObligationSchedule, key: string): Promise<void> {
  await http.post('/api/obligations/schedule', body, once(key));
}

/** Changes the given fields; 409 when it has changed since it was read. */
export async function updateObligation(id: number, body: ObligationUpdate): Promise<Obligation> {
  return (await http.patch<Obligation>(at(id), body)).data;
}

/** Takes an action on an obligation. */
export async function actOnObligation(call: {
  id: number;
  action: ObligationAction;
  body: ObligationActionInput;
}): Promise<Obligation> {
  return (await http.post<Obligation>(at(call.id, `/${call.action}`), call.body)).data;
}

/** Takes an obligation away that nothing was done about. */
export async function deleteObligation({ id, lock_version }: Pick<Obligation, 'id' | 'lock_version'>) {
  await http.delete(at(id), { params: { lock_version } });
}
