import { counted } from 'shared/format';
import { ConfirmDialog } from 'shared/ui';

import { idsOf, type BulkDialogProps } from './bulk-dialog';
import { useBulkChange } from './use-bulk-change';

/** Puts the chosen agreements away, or takes them back when all of them are in the archive. */
export default function ArchiveDialog({ rows, onClose, onDone }: BulkDialogProps) {
  const change = useBulkChange(onDone);
  const isBack = rows.every((row) => row.archived_at !== null);
  const count = counted(rows.length, ['договор', 'договора', 'договоров']);
  return (
    <ConfirmDialog
      open
      title={isBack ? `Вернуть из архива ${count}?` : `Убрать в архив ${count}?`}
      confirmLabel={isBack ? 'Вернуть из архива' : 'Убрать в архив'}
      busy={change.isPending}
      onClose={onClose}
      onConfirm={() => {
        change.mutate({ ids: idsOf(rows), archive: !isBack });
      }}
    >
      {isBack
        ? 'Договоры снова появятся в общем списке.'
        : 'В архив уходят завершённые договоры и черновики; остальные останутся в списке, и вы увидите почему.'}
    </ConfirmDialog>
  );
}
