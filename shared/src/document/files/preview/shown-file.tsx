import { IconChevronLeft, IconChevronRight, IconDownload, IconMessagePlus } from '@tabler/icons-react';
import { useContext, type ReactNode } from 'react';

import { useAlerts } from '../../../alerts/alerts';
import { downloadFile } from '../../../http/http';
import { Button, IconButton, Strip, useHotkey } from '../../../ui/ui';
import { LaidOutPage } from './laid-out-page';
import { PdfView } from './pdf-view';
import { PictureView } from './picture-view';
import { PreviewFailure } from './preview-failure';
import { previewForm, type PreviewedFile } from './previewed-file';
import classes from './preview.module.css';
import { PlaceStrip } from './quoting/place-strip';
import type { SoughtPlace, TextView } from './quoting/text-view';
import { useTextView } from './quoting/use-text-view';
import { Remarking, type RemarkProps } from './remarking';

export interface ShownFileProps {
  /** Among which the keys walk; the one that is open is one of them. */
  files: readonly PreviewedFile[];
  openId: number;
  onOpen: (id: number) => void;
  /** It is a part of a page, and fills what is left of it; otherwise the height of a panel. */
  fills?: boolean;
  /** What else may be done with the open file. */
  actions?: ReactNode;
  /** Words that are shown marked, in the version they were quoted from and in those that came after. */
  sought?: SoughtPlace;
  /** Present where the file can be closed over a remark that was begun. */
  onLoss?: RemarkProps['onLoss'];
}

function Content({ file, view }: { file: PreviewedFile; view: TextView }) {
  switch (previewForm(file.extension)) {
    case 'text':
    case 'tables':
      return <LaidOutPage file={file} view={view} />;
    case 'pdf':
      return <PdfView file={file} view={view} />;
    case 'picture':
      return <PictureView file={file} />;
    case null:
      return (
        <PreviewFailure
          file={file}
          title={`Файл ${file.extension.toUpperCase()} в браузере не показывается`}
          text="Скачайте его и откройте в своей программе. Здесь показываются документы Word (docx), книги Excel (xlsx), PDF, тексты (txt) и изображения PNG и JPG."
        />
      );
  }
}

interface ToolbarProps extends ShownFileProps {
  /** Present where words can be marked and talked about. */
  onRemark?: () => void;
}

function Toolbar({ files, openId, onOpen, actions, onRemark }: ToolbarProps) {
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
      {onRemark !== undefined && (
        <Button
          size="sm"
          icon={<IconMessagePlus size={16} stroke={1.75} />}
          // What is marked in the text stays so while the button is pressed.
          onPointerDown={(event) => event.preventDefault()}
          onClick={onRemark}
        >
          Замечание к этому месту
        </Button>
      )}
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

/** A file with what can be done with it: the arrows walk the files, marked words can be remarked on. */
export function ShownFile(props: ShownFileProps) {
  const { files, openId, onOpen, sought, onLoss } = props;
  const remarkAt = useContext(Remarking);
  const text = useTextView(openId, sought);
  const file = files.find(({ id }) => id === openId);
  if (file === undefined) return null;
  const { discussed } = file;
  const form = previewForm(file.extension);
  const isText = remarkAt !== null && discussed !== undefined && (form === 'text' || form === 'pdf');
  return (
    <div className={classes.preview} data-fills={props.fills}>
      <Toolbar {...props} onRemark={isText ? text.take : undefined} />
      {text.hint !== null && <Strip live="status">{text.hint}</Strip>}
      {sought !== undefined && text.isFound !== null && (
        <PlaceStrip {...{ files, sought, onOpen }} open={file} isFound={text.isFound} />
      )}
      <div className={classes.content} key={file.id}>
        <Content file={file} view={text.view} />
      </div>
      {discussed !== undefined &&
        text.words !== null &&
        remarkAt?.({ of: discussed, file, words: text.words, onClose: text.leave, onLoss })}
    </div>
  );
}
