import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import { Button, Popover } from '../../ui/ui';
import { lazyPart } from '../lazy-part';
import type { ExportPanelProps } from './export-panel';
import { exportPercent } from './export-progress';
import { useExport } from './use-export';

const ExportPanel = lazyPart<ExportPanelProps>(() => import('./export-panel'));

export type ExportRequest = Omit<ExportPanelProps, 'run'>;

interface ExportButtonProps extends ExportRequest {
  size?: 'sm' | 'md';
  placement?: 'bottom-end' | 'top-start';
}

/** «Выгрузить»: the choice of columns, then how far the export has come, also while the panel is closed. */
export function ExportButton({ size, placement = 'bottom-end', ...request }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const run = useExport();
  const percent = run.job === undefined ? null : exportPercent(run.job);
  return (
    <Popover
      label="Выгрузка в Excel"
      placement={placement}
      width={320}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={(trigger) => (
        <Button {...trigger} size={size} variant="ghost" icon={<IconDownload />}>
          {run.isUnderWay ? `Выгрузка${percent === null ? '' : ` ${String(percent)}\u00A0%`}` : 'Выгрузить'}
        </Button>
      )}
    >
      <ExportPanel {...request} run={run} />
    </Popover>
  );
}
