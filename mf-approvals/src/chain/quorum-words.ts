import type { ChainStage } from 'shared/contract/approval/approval-chain';
import { plural } from 'shared/format';

type Rule = Pick<ChainStage, 'execution' | 'quorum_type' | 'quorum_value'> & { seats: number };

/** How a stage is decided, as its participants would say it: «Достаточно одного решения из двух». */
export function quorumWords({ execution, quorum_type, quorum_value, seats }: Rule): string {
  if (seats <= 1) return '';
  const order = execution === 'sequential' ? 'По очереди' : 'Одновременно';
  switch (quorum_type) {
    case 'any':
      return `Достаточно одного решения из ${String(seats)}`;
    case 'count': {
      const value = quorum_value ?? seats;
      const noun = plural(value, ['решение', 'решения', 'решений']);
      return `${order}, нужно ${String(value)} ${noun} из ${String(seats)}`;
    }
    case 'percent':
      return `${order}, нужно не меньше ${String(quorum_value ?? 100)}\u00a0% решений`;
    default:
      return `${order}, нужны все решения`;
  }
}
