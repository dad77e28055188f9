import { useId, useState } from 'react';

import type { FileKind } from '../../contract/file/file';
import { counted } from '../../format/format';
import { Button, Dialog, Field, Radio } from '../../ui/ui';
import classes from './files.module.css';

/** What the one file becomes that goes on with the earlier versions. */
const VERSION_WORDS: Readonly<Partial<Record<FileKind, string>>> = {
  scan: 'Скан подписанного документа',
};

const filesText = (count: number) => counted(count, ['файл', 'файла', 'файлов']);

export interface SeveralFilesDialogProps {
  files: readonly File[];
  kind: FileKind;
  /** Called with the file that is a new version, null when each is an attachment. */
  onSend: (version: File | null) => void;
  onClose: () => void;
}

/** Asks which of several files is a new version: they are different documents, and one does not replace another. */
export function SeveralFilesDialog({ files, kind, onSend, onClose }: SeveralFilesDialogProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const group = useId();
  const send = () => {
    if (chosen === null) setProblem('Выберите один из вариантов');
    else onSend(files[chosen] ?? null);
  };
  const radio = (at: number, label: string) => (
    <Radio
      key={at}
      name={group}
      label={label}
      checked={chosen === at}
      onChange={() => {
        setChosen(at);
        setProblem(undefined);
      }}
    />
  );
  const what = VERSION_WORDS[kind] ?? 'Текст документа';
  return (
    <Dialog
      open
      size="sm"
      title={`Загрузить ${filesText(files.length)}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Отменить
          </Button>
          <Button variant="primary" onClick={send}>
            {`Загрузить ${filesText(files.length)}`}
          </Button>
        </>
      }
    >
      <Field label={`${what} — один из них: он станет новой версией`} error={problem} group>
        {(control, labelId) => (
          <div
            id={control.id}
            className={classes.several}
            role="radiogroup"
            aria-labelledby={labelId}
            aria-describedby={control['aria-describedby']}
          >
            {files.map((file, at) => radio(at, file.name))}
            {radio(files.length, 'Ни один')}
          </div>
        )}
      </Field>
      <p className={classes.beside}>Остальные станут приложениями и друг друга не заменят.</p>
    </Dialog>
  );
}
