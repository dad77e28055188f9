import type { SheetCheck } from 'shared/contract/approval/approval-sheet';
import { Strip } from 'shared/ui';

interface VerdictProps {
  verdict: SheetCheck;
}

/** Whether the decisions are those the sheet in hand tells. */
export function SheetVerdict({ verdict }: VerdictProps) {
  const { is_sheet_same: isSame = null, has_gone_on: hasGoneOn = null } = verdict;
  if (isSame === null) return null;
  if (isSame)
    return (
      <Strip tone="green" live="status">
        Контрольная сумма листа верна: решения с тех пор не менялись. Сверьте бумагу с листом в реестре.
      </Strip>
    );
  if (hasGoneOn === false)
    return (
      <Strip tone="red" live="alert">
        Контрольная сумма не от этого листа: проверьте номер и сумму. Если они переписаны верно, лист не
        подлинный.
      </Strip>
    );
  return (
    <Strip tone="orange" live="alert">
      {hasGoneOn === true
        ? 'Контрольная сумма листа уже другая: после его составления решения дополнили или изменили. Сверьте бумагу с листом в реестре.'
        : 'Контрольная сумма листа другая: решения с тех пор дополнили или изменили либо лист не подлинный. Перепишите и запись журнала, чтобы это различить.'}
    </Strip>
  );
}

/** Whether the journal still holds the printed line: it is of the whole journal, and vouches for no sheet alone. */
export function JournalVerdict({ verdict }: VerdictProps) {
  const { is_journal_same: isSame, is_sheet_same: isSheetSame = null } = verdict;
  if (isSame === null) return null;
  if (!isSame)
    return (
      <Strip tone="red" live="alert">
        В журнале такой записи нет: лист составлен не этой системой или журнал изменён.
      </Strip>
    );
  return (
    <Strip live="status">
      {isSheetSame === null
        ? 'Запись журнала на месте. Сам лист она не подтверждает: для этого перепишите его контрольную сумму, если она на нём есть.'
        : 'Запись журнала на месте.'}
    </Strip>
  );
}
