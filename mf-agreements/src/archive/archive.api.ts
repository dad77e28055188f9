import type {
  DestructionAct,
  DestructionActActionInput,
  DestructionActCreate,
  DestructionActRow,
  DestructionActUpdate,
  KeptRecordList,
} from 'shared/contract/archive/destruction-act';
import type { Keeping } from 'shared/contract/archive/destruction-act.labels';
import type { ActAction } from 'shared/contract/archive/destruction-act.workflow';
import type { ListOf } from 'shared/contract/list/paging';
import { http } from 'shared/http';

export interface KeptAsked {
  keeping: Keeping;
  search: string;
  /** The name of a kind; empty takes every kind. */
  kind: string;
  page: number;
}

const ACTS = '/api/destruction-acts';
const at = (id: number, rest = '') => `${ACTS}/${String(id)}${rest}`;

/** Records that are over, by what is left of the term they are kept for. */
export async function findKept(asked: KeptAsked, signal?: AbortSignal): Promise<KeptRecordList> {
  const { keeping, search, kind, page } = asked;
  const params = { keeping, page, ...(search !== '' && { search }), ...(kind !== '' && { kind }) };
  return (await http.get<KeptRecordList>('/api/archive/records', { params, signal })).data;
}

/** A page of the acts of destruction, the newest first. */
export async function findActs(page: number, signal?: AbortSignal): Promise<ListOf<DestructionActRow>> {
  return (await http.get<ListOf<DestructionActRow>>(ACTS, { params: { page }, signal })).data;
}

/** Makes an act; sent twice under one key it is made once. */
export async function createAct(body: DestructionActCreate, key: string): Promise<DestructionAct> {
  return (await http.post<DestructionAct>(ACTS, body, { headers: { 'Idempotency-Key': key } })).data;
}

/** Changes a draft; 409 when it has changed since it was read. */
export async function updateAct(id: number, body: DestructionActUpdate): Promise<DestructionAct> {
  return (await http.patch<DestructionAct>(at(id), body)).data;
}

/** Takes an action on an act. */
export async function actOnAct(call: {
  id: number;
  action: ActAction;
  body: DestructionActActionInput;
}): Promise<DestructionAct> {
  return (await http.post<DestructionAct>(at(call.id, `/${call.action}`), call.body)).data;
}
