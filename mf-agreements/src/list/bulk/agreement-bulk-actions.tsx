import { IconArchive, IconBookmark, IconFileText, IconUser } from '@tabler/icons-react';
import type { AgreementRow } from 'shared/contract/agreement/agreement';
import { lazyPart, type BulkAction } from 'shared/register';

import type { BulkDialogProps } from './bulk-dialog';

const ChangeResponsible = lazyPart<BulkDialogProps>(() => import('./change-responsible.dialog'));
const AddTag = lazyPart<BulkDialogProps>(() => import('./add-tag.dialog'));
const ReceiveOriginals = lazyPart<BulkDialogProps>(() => import('./receive-originals.dialog'));
const Archive = lazyPart<BulkDialogProps>(() => import('./archive.dialog'));

/** What can be done to several agreements at once. */
export function agreementBulkActions(isAllowed: boolean): readonly BulkAction<AgreementRow>[] {
  return [
    {
      key: 'responsible',
      label: 'Сменить ответственного',
      icon: <IconUser />,
      isAllowed,
      dialog: (rows, onClose, onDone) => <ChangeResponsible rows={rows} onClose={onClose} onDone={onDone} />,
    },
    {
      key: 'tag',
      label: 'Добавить метку',
      icon: <IconBookmark />,
      isAllowed,
      dialog: (rows, onClose, onDone) => <AddTag rows={rows} onClose={onClose} onDone={onDone} />,
    },
    {
      key: 'originals',
      label: 'Оригиналы получены',
      icon: <IconFileText />,
      isAllowed,
      dialog: (rows, onClose, onDone) => <ReceiveOriginals rows={rows} onClose={onClose} onDone={onDone} />,
    },
    {
      key: 'archive',
      label: 'Архив',
      icon: <IconArchive />,
      isAllowed,
      dialog: (rows, onClose, onDone) => <Archive rows={rows} onClose={onClose} onDone={onDone} />,
    },
  ];
}
