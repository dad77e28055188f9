import { IconArchive, IconBookmark, IconUser } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';

import { lazyPart } from '../lazy-part';
import type { BulkAction, BulkChange, RegisterDefinition, RegisterRow } from '../register-definition';
import type { BulkChangeProps } from './bulk-change-props';

type Load = () => Promise<{ default: ComponentType<BulkChangeProps> }>;

const offer = (label: string, icon: ReactNode, load: Load) => ({ label, icon, Dialog: lazyPart(load) });

const OFFERS = {
  responsible: offer('Сменить ответственного', <IconUser />, () => import('./responsible.dialog')),
  tag: offer('Добавить метку', <IconBookmark />, () => import('./tag.dialog')),
  archive: offer('Архив', <IconArchive />, () => import('./archive.dialog')),
} as const satisfies Record<BulkChange['change'], unknown>;

type Told = Pick<BulkChangeProps, 'onClose' | 'onDone' | 'onRefused'>;

/** An action of the bar with its dialog, which tells what came of it. */
type DrawnAction<Row> = Omit<BulkAction<Row>, 'dialog'> & {
  dialog: (rows: readonly Row[], told: Told) => ReactNode;
};

/** What can be done to chosen rows: the register's own changes, drawn here, and whatever the area draws itself. */
export function bulkActionsOf<Row extends RegisterRow>({
  resource,
  noun,
  bulkActions = [],
}: Pick<RegisterDefinition<Row>, 'resource' | 'noun' | 'bulkActions'>): readonly DrawnAction<Row>[] {
  return bulkActions.map((given) => {
    if (!('change' in given)) {
      return { ...given, dialog: (rows, { onClose, onDone }) => given.dialog(rows, onClose, onDone) };
    }
    const { label, icon, Dialog } = OFFERS[given.change];
    return {
      key: given.change,
      label,
      icon,
      isAllowed: given.isAllowed,
      dialog: (rows, told) => <Dialog {...{ resource, noun, rows }} {...told} note={given.note} />,
    };
  });
}
