import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import { Strip } from 'shared/ui';

import { pausedWords } from '../decide/paused-words';

/** That the round stands still, and why. */
export function PausedStrip({ chain }: { chain: ApprovalChain }) {
  const words = pausedWords(chain);
  return words === null ? null : <Strip tone="orange">{words}</Strip>;
}
