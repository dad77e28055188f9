import { useEffect, useEffectEvent } from 'react';

import { useFollowExport } from '../register/export/exports.mutations';
import { useFollowImport } from '../register/import/imports.mutations';
import { selectSessionUser, useSelector } from '../session/session';
import type { LeftBehind } from '../transfers/left-behind';
import { ownTransfers, refuseTransfer } from '../transfers/transfer-desk';

const CUT_OFF =
  'Страница обновилась раньше, чем файл был загружен. Проверьте, есть ли он, и если нет, выберите его ещё раз';

/** What was on its way before the window was loaded anew is found again: works of the server go on, uploads say they do not. */
export function useLeftBehind(): void {
  const userId = useSelector(selectSessionUser)?.id;
  const followExport = useFollowExport();
  const followImport = useFollowImport();
  const find = useEffectEvent((one: LeftBehind) => {
    if (one.kind === 'upload') refuseTransfer({ ...one, address: one.address ?? undefined }, CUT_OFF);
    else if (one.kind === 'export') followExport(one.id, one.title);
    else followImport({ id: one.id, file_name: one.title });
  });
  useEffect(() => {
    if (userId !== undefined) ownTransfers(userId).forEach((one) => find(one));
  }, [userId]);
}
