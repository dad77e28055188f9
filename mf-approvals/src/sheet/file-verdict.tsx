import type { ChainStatus } from 'shared/contract/approval/approval-status';
import type { SheetCheck } from 'shared/contract/approval/approval-sheet';
import { Strip } from 'shared/ui';

/** A file is agreed upon by a round that has passed alone: what was sent may be under way still, or refused. */
function sameText(status: ChainStatus): string {
  switch (status) {
    case 'passed':
      return 'Файл тот самый: согласовали именно его.';
    case 'reset':
      return 'Файл тот самый: его согласовали, но теперь документ требует повторного согласования.';
    case 'running':
    case 'paused':
      return 'Файл тот самый, но он ещё не согласован: согласование не завершено.';
    default:
      return 'Файл тот самый, но он не согласован: его только отправляли на согласование.';
  }
}

/** Whether the file in hand is the one of the sheet, and whether that one was agreed upon. */
export function FileVerdict({ verdict }: { verdict: SheetCheck }) {
  const { is_file_same: isSame, file_round: round, status } = verdict;
  if (isSame === null) return null;
  if (isSame)
    return (
      <Strip tone={status === 'passed' ? 'green' : 'orange'} live="status">
        {sameText(status)}
      </Strip>
    );
  return (
    <Strip tone="red" live="alert">
      {round === null
        ? 'Файл другой: на согласование под этим листом его не отправляли.'
        : `Файл другой: это текст круга ${String(round)}, а не круга этого листа.`}
    </Strip>
  );
}
