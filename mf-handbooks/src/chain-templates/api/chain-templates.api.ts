import type { ParticipantKind } from 'shared/contract/approval/approval-status';
import type {
  ChainTemplate,
  ChainTemplateCreate,
  ChainTemplateWhole,
  ParticipantFaults,
} from 'shared/contract/approval/chain-template';
import type { ChainTrial, ChainTrialInput } from 'shared/contract/approval/chain-trial';
import { http } from 'shared/http';

const url = '/api/chain-templates';

/** A template with its stages. */
export async function getTemplate(id: string, signal?: AbortSignal): Promise<ChainTemplate> {
  return (await http.get<ChainTemplate>(`${url}/${id}`, { signal })).data;
}

/** Makes a template; sent twice under one key it is made once. */
export async function createTemplate(body: ChainTemplateCreate, key: string): Promise<ChainTemplate> {
  return (await http.post<ChainTemplate>(url, body, { headers: { 'Idempotency-Key': key } })).data;
}

/** Replaces a template by the whole new one; 409 when it has changed since it was read. */
export async function replaceTemplate(id: number, body: ChainTemplateWhole): Promise<ChainTemplate> {
  return (await http.put<ChainTemplate>(`${url}/${String(id)}`, body)).data;
}

/** What the template would have done with the documents of a year; nothing is kept. */
export async function tryTemplate(body: ChainTrialInput): Promise<ChainTrial> {
  return (await http.post<ChainTrial>(`${url}/trial`, body)).data;
}

/** Why people whom a record names could not be asked by a route, in sentences; empty when they can. */
export async function getParticipantFaults(
  kind: ParticipantKind,
  id: number,
  signal?: AbortSignal,
): Promise<string[]> {
  const params = { kind, ref_id: id };
  return (await http.get<ParticipantFaults>(`${url}/participant`, { params, signal })).data.faults;
}

interface ResetField {
  name: string;
  label: string;
}

/** The fields documents of these kinds are agreed upon by, each once. */
export async function getResetFields(kinds: readonly string[], signal?: AbortSignal): Promise<ResetField[]> {
  const answers = await Promise.all(
    kinds.map((kind) => http.get<{ data: ResetField[] }>(`${url}/fields`, { params: { kind }, signal })),
  );
  const fields = answers.flatMap(({ data }) => data.data);
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}
