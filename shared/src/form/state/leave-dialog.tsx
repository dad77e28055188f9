import { ConfirmDialog } from '../../ui/ui';
import type { LeaveGuard } from './use-leave-guard';

export interface LeaveDialogProps {
  guard: LeaveGuard;
  /** The draft is kept in the browser, so leaving loses nothing. */
  draftKept: boolean;
}

/** The question before unsaved typing is left. */
export function LeaveDialog({ guard, draftKept }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={guard.asking}
      title="Правка не сохранена"
      confirmLabel="Уйти без сохранения"
      cancelLabel="Продолжить правку"
      danger={!draftKept}
      onConfirm={guard.leave}
      onClose={guard.stay}
    >
      {draftKept
        ? 'В реестр изменения не попадут. Черновик останется в этом браузере, его можно будет восстановить.'
        : 'Изменения не попадут в реестр и будут потеряны.'}
    </ConfirmDialog>
  );
}
