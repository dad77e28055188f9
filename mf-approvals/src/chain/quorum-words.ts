import type { ChainStage } from 'shared/contract/approval/approval-chain';
import { counted } from 'shared/format';

interface Rule extends Pick<ChainStage, 'execution' | 'quorum_type' | 'quorum_value'> {
  seats: number;
  /** How many of them have to agree whatever the others say. */
  required: number;
  /** Decisions it takes, where somebody has counted them. */
  needed?: number;
}

const DECISIONS = ['решение', 'решения', 'решений'] as const;

function countWords({ execution, quorum_type, quorum_value, seats, needed }: Rule): string {
  const order = execution === 'sequential' ? 'По очереди' : 'Одновременно';
  switch (quorum_type) {
    case 'any':
      return `Достаточно одного решения из ${String(seats)}`;
    case 'count': {
      const value = quorum_value ?? seats;
      return `${order}, нужно ${counted(value, DECISIONS)} из ${String(seats)}`;
    }
    case 'percent': {
      const share = quorum_value ?? 100;
      const count = needed ?? Math.max(1, Math.ceil((seats * share) / 100));
      return `${order}, нужно не меньше ${String(share)}\u00a0% решений: ${String(count)} из ${String(seats)}`;
    }
    default:
      return `${order}, нужны все решения`;
  }
}

/** How a stage is decided, as its participants would say it: «Достаточно одного решения из 2». */
export function quorumWords(rule: Rule): string {
  const { quorum_type, seats, required } = rule;
  if (seats <= 1) return '';
  if (quorum_type === 'all' || required === 0) return countWords(rule);
  // One decision is not enough where somebody's own has to be among them.
  return `${countWords(rule)}, без ${required === 1 ? 'обязательного участника' : 'обязательных участников'} этап не пройти`;
}
