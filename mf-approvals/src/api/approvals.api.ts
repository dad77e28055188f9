import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import type { ApprovalChainCreate, RemarkResolve } from 'shared/contract/approval/approval-chain-input';
import type { ApprovalPreview } from 'shared/contract/approval/approval-preview';
import type { ApprovalSheet, SheetCheck, SheetCheckInput } from 'shared/contract/approval/approval-sheet';
import type { ApprovalSummary, ApprovalTask, VoteInput } from 'shared/contract/approval/approval-task';
import type { ApprovalTab } from 'shared/contract/approval/approval-status';
import type { ListMeta } from 'shared/contract/list/paging';
import { BULK_PATIENCE } from 'shared/contract/list/bulk-limits';
import type { BulkApproval, BulkApprovalResult } from 'shared/contract/approval/bulk-approval';
import { downloadFile, http } from 'shared/http';

/** A page of the inbox. */
export interface TaskPage {
  data: ApprovalTask[];
  meta: ListMeta;
}

/** A document as approval addresses it. */
export interface DocumentPlace {
  kind: string;
  id: number;
}

export const TASKS_PER_PAGE = 50;

/** Tasks of a tab, the nearest deadline first. */
export async function findTasks(tab: ApprovalTab, page: number, signal?: AbortSignal): Promise<TaskPage> {
  // What was decided is looked for by when that was; what waits comes by its deadline.
  const sort = tab === 'done' ? { sort: '-finished_at' } : {};
  const params = { 'filter[tab]': tab, page, per_page: TASKS_PER_PAGE, ...sort };
  return (await http.get<TaskPage>('/api/approval-tasks', { params, signal })).data;
}

/** How much waits for the reader, and whether they look after others' approvals. */
export async function getSummary(signal?: AbortSignal): Promise<ApprovalSummary> {
  return (await http.get<ApprovalSummary>('/api/approval-tasks/summary', { signal })).data;
}

/** One task with everything a decision takes. */
export async function getTask(id: number, signal?: AbortSignal): Promise<ApprovalTask> {
  return (await http.get<ApprovalTask>(`/api/approval-tasks/${String(id)}`, { signal })).data;
}

/** Gives a decision; sent again it changes nothing. 409 when the document is no longer what was seen. */
export async function vote(id: number, input: VoteInput): Promise<ApprovalTask> {
  return (await http.post<ApprovalTask>(`/api/approval-tasks/${String(id)}/vote`, input)).data;
}

/** Approves each of the documents by itself; the answer says what became of each. */
export async function approveTogether(input: BulkApproval): Promise<BulkApprovalResult> {
  return (
    await http.post<BulkApprovalResult>('/api/approval-tasks/bulk-approve', input, { timeout: BULK_PATIENCE })
  ).data;
}

/** Takes one's decision back. */
export async function revoke(id: number, reason: string): Promise<ApprovalTask> {
  return (await http.post<ApprovalTask>(`/api/approval-tasks/${String(id)}/revoke`, { reason })).data;
}

/** Lets another employee decide instead. */
export async function forward(id: number, userId: number, comment: string): Promise<ApprovalTask> {
  const body = { user_id: userId, ...(comment !== '' && { comment }) };
  return (await http.post<ApprovalTask>(`/api/approval-tasks/${String(id)}/forward`, body)).data;
}

/** Says that the task was opened, so that its author knows; answers the task as it is since. */
export async function markViewed(id: number): Promise<ApprovalTask> {
  return (await http.post<ApprovalTask>(`/api/approval-tasks/${String(id)}/viewed`, {})).data;
}

/** The approval of a document in its latest round; null when it was never sent. */
export async function findChain(place: DocumentPlace, signal?: AbortSignal): Promise<ApprovalChain | null> {
  const params = { kind: place.kind, id: place.id };
  const { data } = await http.get<{ data: ApprovalChain | null }>('/api/approval-chains/latest', {
    params,
    signal,
  });
  return data.data;
}

/** An approval, all of it. */
export async function getChain(id: number, signal?: AbortSignal): Promise<ApprovalChain> {
  return (await http.get<ApprovalChain>(`/api/approval-chains/${String(id)}`, { signal })).data;
}

/** Whom a document would be sent to, and why these people. */
export async function previewRoute(place: DocumentPlace, signal?: AbortSignal): Promise<ApprovalPreview> {
  const params = { kind: place.kind, id: place.id };
  return (await http.get<ApprovalPreview>('/api/approval-chains/preview', { params, signal })).data;
}

/** Sends a document to approval by the way that is said. */
export async function sendToApproval(input: ApprovalChainCreate): Promise<ApprovalChain> {
  return (await http.post<ApprovalChain>('/api/approval-chains', input)).data;
}

/** Steps with a whole approval. */
export type ChainAction =
  | 'recall'
  | 'finish'
  | 'add-participant'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'change-term';

/** What is done with a whole approval; the version read comes along. */
export async function actOnChain(
  chain: Pick<ApprovalChain, 'id' | 'lock_version'>,
  action: ChainAction,
  body: object,
): Promise<ApprovalChain> {
  const url = `/api/approval-chains/${String(chain.id)}`;
  const said = { lock_version: chain.lock_version, ...body };
  if (action === 'cancel') return (await http.delete<ApprovalChain>(url, { data: said })).data;
  if (action === 'change-term') return (await http.patch<ApprovalChain>(url, said)).data;
  return (await http.post<ApprovalChain>(`${url}/${action}`, said)).data;
}

/** What the author answers to a remark. */
export async function resolveRemark(id: number, input: RemarkResolve): Promise<void> {
  await http.post(`/api/approval-remarks/${String(id)}/resolve`, input);
}

/** Who approved which file, round by round. */
export async function getSheet(chainId: number, signal?: AbortSignal): Promise<ApprovalSheet> {
  return (await http.get<ApprovalSheet>(`/api/approval-chains/${String(chainId)}/sheet`, { signal })).data;
}

/** Whether the file and the journal still are what a printed sheet says. */
export async function checkSheet(input: SheetCheckInput): Promise<SheetCheck> {
  return (await http.post<SheetCheck>('/api/approval-sheets/check', input)).data;
}

/** Saves the approval sheet as a Word document. */
export function downloadSheet({ chain_id: id, file_name: name }: ApprovalSheet): Promise<void> {
  return downloadFile(`/api/approval-chains/${String(id)}/sheet/docx`, name);
}
