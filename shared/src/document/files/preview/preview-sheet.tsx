import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { useAlerts } from '../../../alerts/alerts';
import { downloadFile } from '../../../http/http';
import { Button, IconButton, Sheet, useHotkey } from '../../../ui/ui';
import { PdfView } from './pdf-view';
import { PictureView } from './picture-view';
import { PreviewFailure } from './preview-failure';
import { previewForm, type PreviewedFile } from './previewed-file';
import classes from './preview.module.css';
import { WordPage } from './word-page';

export interface PreviewProps {
  /** Among which the keys walk; the one that is open is one of them. */
  files: readonly PreviewedFile[];
  openId: number;
  onOpen: (id: number) => void;
  onClose: () => void;
  /** What else may be done with the open file. */
  actions?: ReactNode;
}

const WIDTH = 920;

function Content({ file }: { file: PreviewedFile }) {
  switch (previewForm(file.extension)) {
    case 'word':
      return <WordPage file={file} />;
    case 'pdf':
      return <PdfView file={file} />;
    case 'picture':
      return <PictureView file={file} />;
    case null:
      return (
        <PreviewFailure
          file={file}
          title="Файл открывается только в своей программе"
          text="В браузере показываются документы Word (docx), PDF и изображения."
        />
      );
  }
}

function Toolbar({ files, openId, onOpen, actions }: Omit<PreviewProps, 'onClose'>) {
  const alerts = useAlerts();
  const at = files.findIndex(({ id }) => id === openId);
  const file = files[at];
  const step = (by: 1 | -1) => {
    const next = files[at + by];
    if (next !== undefined) onOpen(next.id);
  };
  useHotkey('ArrowLeft', () => step(-1), { enabled: files.length > 1 });
  useHotkey('ArrowRight', () => step(1), { enabled: files.length > 1 });
  if (file === undefined) return null;
  return (
    <div className={classes.toolbar}>
      {files.length > 1 && (
        <span className={classes.walk}>
          <IconButton
            size="sm"
            label="Предыдущий файл"
            icon={<IconChevronLeft size={16} stroke={1.75} />}
            disabled={at === 0}
            onClick={() => step(-1)}
          />
          <span>{`${String(at + 1)} из ${String(files.length)}`}</span>
          <IconButton
            size="sm"
            label="Следующий файл"
            icon={<IconChevronRight size={16} stroke={1.75} />}
            disabled={at === files.length - 1}
            onClick={() => step(1)}
          />
        </span>
      )}
      <span className={classes.note}>{file.note}</span>
      {actions}
      <Button
        size="sm"
        icon={<IconDownload size={16} stroke={1.75} />}
        onClick={() => void downloadFile(file.url, file.name).catch(alerts.failure)}
      >
        Скачать
      </Button>
    </div>
  );
}

/** A file beside its card: the arrows walk the files, Escape closes; on a phone it takes the whole screen. */
export default function PreviewSheet(props: PreviewProps) {
  const file = props.files.find(({ id }) => id === props.openId);
  if (file === undefined) return null;
  return (
    <Sheet open width={WIDTH} title={file.name} onClose={props.onClose}>
      <div className={classes.preview}>
        <Toolbar {...props} />
        <div className={classes.content} key={file.id}>
          <Content file={file} />
        </div>
      </div>
    </Sheet>
  );
}
