import { IconHistory } from '@tabler/icons-react';

import { formatTime, formatDate } from '../../format/format';
import { Button, ButtonRow, Strip } from '../../ui/ui';

export interface DraftStripProps {
  /** ISO moment of the draft's last keeping. */
  savedAt: string;
  onRestore: () => void;
  onDelete: () => void;
  /** What has happened to the document since, when the draft was begun on an older version. */
  note?: string;
}

/** Offers what an earlier visit left unsaved. */
export function DraftStrip({ savedAt, onRestore, onDelete, note }: DraftStripProps) {
  const day = formatDate(savedAt);
  return (
    <Strip
      tone="ink"
      live="status"
      icon={<IconHistory size={16} stroke={1.75} />}
      action={
        <ButtonRow>
          <Button size="sm" onClick={onRestore}>
            Восстановить
          </Button>
          <Button size="sm" variant="ghost" onClick={onDelete}>
            Удалить
          </Button>
        </ButtonRow>
      }
    >
      {`Есть несохранённый черновик от ${day}, ${formatTime(savedAt)}.`}
      {note !== undefined && ` ${note}`}
    </Strip>
  );
}
