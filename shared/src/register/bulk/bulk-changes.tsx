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

/** What can be done to chosen rows: the register's own changes, drawn here, and whatever the area draws itself. */
export function bulkActionsOf<Row extends RegisterRow>({
  resource,
  noun,
  bulkActions = [],
}: Pick<RegisterDefinition<Row>, 'resource' | 'noun' | 'bulkActions'>): readonly BulkAction<Row>[] {
  return bulkActions.map((given) => {
    if (!('change' in given)) return given;
    const { label, icon, Dialog } = OFFERS[given.change];
    return {
      key: given.change,
      label,
      icon,
      isAllowed: given.isAllowed,
      dialog: (rows, onClose, onDone) => (
        <Dialog {...{ resource, noun, rows, onClose, onDone }} note={given.note} />
      ),
    };
  });
}
