import { counted } from '../../format/plural';
import { ConfirmDialog } from '../../ui/ui';
import type { BulkChangeProps } from './bulk-change-props';
import { useBulkChange } from './use-bulk-change';

/** Puts the chosen rows away, or takes them back when all of them are in the archive. */
export default function ArchiveDialog(props: BulkChangeProps) {
  const { rows, noun, note, onClose } = props;
  const change = useBulkChange(props);
  const isBack = rows.every((row) => (row.archived_at ?? null) !== null);
  const title = isBack ? 'Вернуть из архива' : 'Убрать в архив';
  const what = isBack ? 'Они снова появятся в общем списке.' : note;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={title}
      busy={change.isPending}
      onClose={onClose}
      onConfirm={() => {
        change.mutate({ archive: !isBack });
      }}
    >
      {[`Выбрано: ${counted(rows.length, noun.forms)}.`, what].filter(Boolean).join(' ')}
    </ConfirmDialog>
  );
}
