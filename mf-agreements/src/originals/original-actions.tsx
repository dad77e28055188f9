import { IconFileText, IconFileX } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { lazyPart, type BulkAction } from 'shared/register';

import type { OriginalsDialogProps, OriginalsRow } from './originals-dialog';
import type { OriginalsKindName } from './originals.api';

const ReceiveDialog = lazyPart<OriginalsDialogProps>(() => import('./receive-originals.dialog'));
const WriteOffDialog = lazyPart<OriginalsDialogProps>(() => import('./write-off-originals.dialog'));

/** What can be done to the originals of several documents of a kind; written off is only what is looked for. */
export function originalActions<Row extends OriginalsRow>(
  kind: OriginalsKindName,
  { isAllowed, isOriginals }: { isAllowed: boolean; isOriginals: boolean },
): readonly BulkAction<Row>[] {
  const action = (
    key: string,
    label: string,
    [Icon, Part]: [ComponentType, ComponentType<OriginalsDialogProps>],
  ): BulkAction<Row> => ({
    key,
    label,
    icon: <Icon />,
    isAllowed,
    dialog: (rows, onClose, onDone) => <Part {...{ kind, rows, onClose, onDone }} />,
  });
  const receive = action('originals', 'Оригиналы получены', [IconFileText, ReceiveDialog]);
  const writeOff = action('originals-off', 'Списать оригиналы', [IconFileX, WriteOffDialog]);
  return isOriginals ? [receive, writeOff] : [receive];
}
