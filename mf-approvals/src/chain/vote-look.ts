import type { Decision } from 'shared/contract/approval/approval-status';

export type VoteTone = 'green' | 'orange' | 'red' | 'neutral';

const TONES: Readonly<Record<Decision, VoteTone>> = {
  approve: 'green',
  approve_with_remarks: 'orange',
  return: 'orange',
  reject: 'red',
  abstain: 'neutral',
  acknowledge: 'green',
};

/** The colour of a decision's word; the word says the same without it. */
export function voteTone(decision: Decision): VoteTone {
  return TONES[decision];
}
