import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import { shortFullName } from 'shared/document';
import { formatDateTime } from 'shared/format';

/** Since when nobody is asked, by whose word and why; null of a round that does not stand still. */
export function pausedWords({ paused }: Pick<ApprovalChain, 'paused'>): string | null {
  if (paused == null) return null;
  const by = paused.by === null ? '' : ` (${shortFullName(paused.by.full_name)})`;
  return `Согласование приостановлено ${formatDateTime(paused.at)}${by}: ${paused.reason}`;
}
