import { downloadFile, errorOf } from '../../../http/http';
import { useAlerts } from '../../../alerts/alerts';
import { Button, EmptyState } from '../../../ui/ui';
import type { PreviewedFile } from './previewed-file';

export interface PreviewFailureProps {
  file: PreviewedFile;
  title: string;
  text?: string;
  onRetry?: () => void;
}

/** Why a file is not shown, and the way to have it nevertheless. */
export function PreviewFailure({ file, title, text, onRetry }: PreviewFailureProps) {
  const alerts = useAlerts();
  return (
    <EmptyState
      title={title}
      text={text}
      actions={
        <>
          {onRetry !== undefined && <Button onClick={onRetry}>Повторить</Button>}
          <Button
            variant="primary"
            onClick={() => void downloadFile(file.url, file.name).catch(alerts.failure)}
          >
            Скачать
          </Button>
        </>
      }
    />
  );
}

/** Its bytes did not come. */
export function FileNotLoaded({
  file,
  error,
  onRetry,
}: {
  file: PreviewedFile;
  error: Error;
  onRetry: () => void;
}) {
  return (
    <PreviewFailure file={file} title="Файл не загрузился" text={errorOf(error).message} onRetry={onRetry} />
  );
}
