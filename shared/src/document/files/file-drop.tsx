import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';

import { Button } from '../../ui/ui';
import { ACCEPTED_FILES } from './file-check';
import classes from './files.module.css';

export interface FileDropProps {
  label: string;
  onFiles: (files: File[]) => void;
  /** A choice that belongs to the upload, such as the type of the document. */
  children?: ReactNode;
}

const carriesFiles = ({ dataTransfer }: globalThis.DragEvent) =>
  dataTransfer?.types.includes('Files') === true;

/** A file let go beside the field goes nowhere: the browser would open it in place of the page and what is typed there. */
function useNoOpeningBeside(): void {
  useEffect(() => {
    const hold = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, []);
}

/** Takes files from the browser's dialog and from a drag; without a mouse the button does the same. */
export function FileDrop({ label, onFiles, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  useNoOpeningBeside();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was refused.
          event.target.value = '';
        }}
      />
      {children}
      <Button icon={<IconUpload size={16} stroke={1.75} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <span className={classes.invitation}>или перетащите сюда, до 50&nbsp;МБ</span>
    </div>
  );
}
