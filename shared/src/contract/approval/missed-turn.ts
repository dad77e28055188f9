import type { ChainStage, ChainTask } from './approval-chain';

/** Said of whoever was never asked: their stage ended before it was their turn. */
export const MISSED_TURN = 'Очередь не дошла';

/** True of a seat of a stage by turn that was decided, or broken off, before the seat was asked. */
export function hasMissedTurn(
  { execution, status, started_at: begun }: Pick<ChainStage, 'execution' | 'status' | 'started_at'>,
  seat: Pick<ChainTask, 'status' | 'started_at'>,
): boolean {
  if (execution !== 'sequential' || begun === null || status === 'skipped') return false;
  return seat.status === 'not_needed' && seat.started_at === null;
}
