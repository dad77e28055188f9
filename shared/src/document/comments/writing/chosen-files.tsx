import { IconPaperclip, IconX } from '@tabler/icons-react';

import { fileSize } from '../../../format/format';
import { IconButton } from '../../../ui/ui';
import { fileRefusal } from '../../files/file-check';
import classes from './composer.module.css';

interface ChosenFilesProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Files that will be attached once the comment is sent, each to be taken back; what cannot be attached says why. */
export function ChosenFiles({ files, onChange }: ChosenFilesProps) {
  return (
    <ul className={classes.files} aria-label="Будут приложены">
      {files.map((file, place) => {
        const refusal = fileRefusal(file);
        return (
          <li
            key={`${file.name}-${String(place)}`}
            className={classes.file}
            data-failed={refusal !== null || undefined}
          >
            <IconPaperclip size={14} stroke={1.75} aria-hidden />
            <span className={classes.name}>{file.name}</span>
            <small>{refusal ?? fileSize(file.size)}</small>
            <IconButton
              size="sm"
              label={`Не прикладывать ${file.name}`}
              icon={<IconX size={14} stroke={1.75} />}
              onClick={() => {
                onChange(files.filter((one) => one !== file));
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
