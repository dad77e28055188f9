import { IconArrowsDiff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { DocumentFile } from '../../contract/file/file';
import { formatDate } from '../../format/format';
import { savesData, whenIdle } from '../../http/http';
import { Button } from '../../ui/ui';
import { isComparable, versionBefore } from './comparison/comparable';
import { FileComparison } from './comparison/file-comparison';
import { FilePreview } from './preview/file-preview';
import { warmFiles, warmPreview } from './preview/warm-preview';
import { previewed } from './previewed';

const versionLabel = (file: DocumentFile) =>
  [
    file.kind === 'attachment' ? 'Приложение' : `Версия ${String(file.version)}`,
    formatDate(file.created_at),
    file.name,
  ].join(' · ');

/** The way to see a file and to compare it, and the panels they open in. */
export function useShownFiles(files: readonly DocumentFile[]) {
  const client = useQueryClient();
  const [openId, setOpenId] = useState<number | null>(null);
  const [pair, setPair] = useState<{ beforeId: number; afterId: number } | null>(null);

  useEffect(() => {
    const kept = files.filter(({ destroyed_at: gone }) => (gone ?? null) === null);
    if (kept.length === 0 || savesData()) return;
    whenIdle(() => void warmFiles(client, kept));
  }, [client, files]);

  const opening = (file: DocumentFile) => () => setOpenId(file.id);
  const approaching = (file: DocumentFile) => () => void warmPreview(client, file);
  const comparing = (file: DocumentFile) => {
    const before = isComparable(file) ? versionBefore(file, files) : null;
    return before === null ? undefined : () => setPair({ beforeId: before.id, afterId: file.id });
  };

  const open = files.find(({ id }) => id === openId);
  const compareOpen = open && comparing(open);
  const panels = (
    <>
      {open !== undefined && (
        <FilePreview
          files={files.map(previewed)}
          openId={open.id}
          onOpen={setOpenId}
          onClose={() => setOpenId(null)}
          actions={
            compareOpen && (
              <Button size="sm" icon={<IconArrowsDiff size={16} stroke={1.75} />} onClick={compareOpen}>
                Сравнить
              </Button>
            )
          }
        />
      )}
      {pair !== null && (
        <FileComparison
          {...pair}
          versions={files.filter(isComparable).map((file) => ({ id: file.id, label: versionLabel(file) }))}
          onClose={() => setPair(null)}
        />
      )}
    </>
  );
  return { opening, approaching, comparing, panels };
}
