import { IconAt, IconPaperclip, IconQuote } from '@tabler/icons-react';
import { useRef } from 'react';

import { counted } from '../../../format/format';
import { Button, IconButton } from '../../../ui/ui';
import { ACCEPTED_FILES } from '../../files/file-check';
import classes from './composer.module.css';
import type { useComposer } from './use-composer';

interface ToolsProps {
  /** Null where nothing can be quoted, undefined while something is. */
  onQuote: (() => void) | null | undefined;
  onMention: () => void;
  onFiles?: (files: File[]) => void;
}

function Tools({ onQuote, onMention, onFiles }: ToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        size="sm"
        label="Упомянуть сотрудника"
        icon={<IconAt size={16} stroke={1.75} />}
        onClick={onMention}
      />
      {onQuote !== null && (
        <IconButton
          size="sm"
          label="Процитировать место документа"
          icon={<IconQuote size={16} stroke={1.75} />}
          disabled={onQuote === undefined}
          onClick={onQuote}
        />
      )}
      {onFiles !== undefined && (
        <>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept={ACCEPTED_FILES}
            aria-label="Приложить файл"
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              // The same file may be chosen again after it was taken back.
              event.target.value = '';
            }}
          />
          <IconButton
            size="sm"
            label="Приложить файл к комментарию"
            icon={<IconPaperclip size={16} stroke={1.75} />}
            onClick={() => input.current?.click()}
          />
        </>
      )}
    </>
  );
}

/** What is said beside the words while they are written: whether they are kept, and how many more fit. */
function keptText({
  isKept,
  isUnkept,
  left,
}: Pick<ReturnType<typeof useComposer>, 'isKept' | 'isUnkept' | 'left'>) {
  if (left < 0) return `Лишних ${counted(-left, ['знак', 'знака', 'знаков'])}`;
  if (left < 500) return `Осталось ${counted(left, ['знак', 'знака', 'знаков'])}`;
  if (isUnkept) return 'Черновик не сохраняется: в браузере нет места';
  return isKept ? 'Черновик сохранён' : null;
}

interface ComposerLineProps {
  composer: ReturnType<typeof useComposer>;
  sendLabel: string;
  canQuote: boolean;
  onMention: () => void;
  onFiles?: (files: File[]) => void;
  /** «Очистить», «Отменить»; null while there is nothing to take back. */
  clearLabel: string | null;
  onClear: () => void;
  onSend: () => void;
}

/** What can be done with the words, under them. */
export function ComposerLine(props: ComposerLineProps) {
  const { composer, sendLabel, canQuote, onMention, onFiles, clearLabel, onClear, onSend } = props;
  const { composed, change, busy, obstacle, left } = composer;
  const quote = () => {
    change({ quote: { text: '', clause: null } });
  };
  const quoteIfNone = composed.quote === null ? quote : undefined;
  return (
    <div className={classes.line}>
      <Tools onMention={onMention} onQuote={canQuote ? quoteIfNone : null} onFiles={onFiles} />
      <span className={classes.kept} data-over={left < 0 || undefined} role="status">
        {keptText(composer)}
      </span>
      {clearLabel !== null && (
        <Button size="sm" variant="ghost" onClick={onClear}>
          {clearLabel}
        </Button>
      )}
      <Button
        size="sm"
        variant="primary"
        busy={busy}
        disabledReason={obstacle}
        title="Ctrl + Enter"
        onClick={onSend}
      >
        {sendLabel}
      </Button>
    </div>
  );
}
