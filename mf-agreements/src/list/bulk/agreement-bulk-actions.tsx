import { IconArchive, IconBookmark, IconUser } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { AgreementRow } from 'shared/contract/agreement/agreement';
import { lazyPart, type BulkAction } from 'shared/register';

import { originalActions } from '../../originals/original-actions';
import type { BulkDialogProps } from './bulk-dialog';

type Load = () => Promise<{ default: ComponentType<BulkDialogProps> }>;

const bulk = (key: string, label: string, [Icon, load]: [ComponentType, Load]) => {
  const Dialog = lazyPart(load);
  return (isAllowed: boolean): BulkAction<AgreementRow> => ({
    key,
    label,
    icon: <Icon />,
    isAllowed,
    dialog: (rows, onClose, onDone) => <Dialog rows={rows} onClose={onClose} onDone={onDone} />,
  });
};

const ACTIONS = [
  bulk('responsible', 'Сменить ответственного', [IconUser, () => import('./change-responsible.dialog')]),
  bulk('tag', 'Добавить метку', [IconBookmark, () => import('./add-tag.dialog')]),
  bulk('archive', 'Архив', [IconArchive, () => import('./archive.dialog')]),
];

/** What can be done to several agreements at once; where originals are looked for, those come first. */
export function agreementBulkActions(
  isAllowed: boolean,
  isOriginals: boolean,
): readonly BulkAction<AgreementRow>[] {
  const others = ACTIONS.map((action) => action(isAllowed));
  const originals = originalActions<AgreementRow>('agreement', { isAllowed, isOriginals });
  return isOriginals
    ? [...originals, ...others]
    : [...others.slice(0, -1), ...originals, ...others.slice(-1)];
}
