import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import type { SignedFile } from 'shared/contract/file/signed-file';
import { FilePreview } from 'shared/document';
import { TextButton } from 'shared/ui';

import classes from './signatures-section.module.css';

/** The file that bears a signature: a press shows it beside the card. */
export function SignedFileLink({ file, isGone }: { file: SignedFile; isGone: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (isGone) return <span className={classes.note}>{`${file.name}, содержимое уничтожено`}</span>;
  return (
    <>
      <TextButton
        data-paper
        title="Открыть подписанный файл"
        onClick={() => {
          setOpen(true);
        }}
      >
        <IconPaperclip size={14} stroke={1.75} aria-hidden />
        {file.name}
      </TextButton>
      {isOpen && (
        <FilePreview
          files={[file]}
          openId={file.id}
          onOpen={() => undefined}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
