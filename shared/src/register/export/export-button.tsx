import { IconDownload } from '@tabler/icons-react';

import { Button, Popover } from '../../ui/ui';
import { lazyPart } from '../lazy-part';
import type { ExportPanelProps } from './export-panel';

const ExportPanel = lazyPart<ExportPanelProps>(() => import('./export-panel'));

export type ExportRequest = Omit<ExportPanelProps, 'onStarted'>;

interface ExportButtonProps extends ExportRequest {
  size?: 'sm' | 'md';
  placement?: 'bottom-end' | 'top-start';
}

/** «Выгрузить»: the choice of columns; how far the export has come stands among the transfers. */
export function ExportButton({ size, placement = 'bottom-end', ...request }: ExportButtonProps) {
  return (
    <Popover
      label="Выгрузка в Excel"
      placement={placement}
      width={320}
      trigger={(trigger) => (
        <Button {...trigger} size={size} variant="ghost" icon={<IconDownload />}>
          Выгрузить
        </Button>
      )}
    >
      {(close) => <ExportPanel {...request} onStarted={close} />}
    </Popover>
  );
}
