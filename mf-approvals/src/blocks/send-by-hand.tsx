import { useState } from 'react';
import { useSearchParams, type AreaBlockProps } from 'shared/area';
import { CHOOSE_APPROVERS } from 'shared/contract/approval/choose-approvers';
import { usePermission } from 'shared/session';
import { Button } from 'shared/ui';

import type { DocumentPlace } from '../api/approvals.api';
import { maySend } from './may-send';
import { SendByHandDialog } from './send-by-hand.dialog';

interface SendByHandProps {
  place: DocumentPlace;
  record: AreaBlockProps['record'];
  round: number;
  /** No template leads to anybody: there is no other way. Past a route goes only whoever looks after approvals. */
  isOnly: boolean;
}

/** The way to an approval by people of one's own choice, for whoever may send the document now. */
export function SendByHand({ place, record, round, isOnly }: SendByHandProps) {
  const maySendAny = usePermission('Создание цепочек согласования');
  const mayPassRoute = usePermission('Редактирование цепочек согласования');
  const [isOpened, setOpen] = useState(false);
  const [search, setSearch] = useSearchParams();
  // Whoever was refused a sending comes here by the address.
  const isOpen = isOpened || search.has(CHOOSE_APPROVERS);
  const close = () => {
    setOpen(false);
    if (!search.has(CHOOSE_APPROVERS)) return;
    setSearch(
      (before) => {
        before.delete(CHOOSE_APPROVERS);
        return before;
      },
      { replace: true },
    );
  };
  if (!maySendAny || !(isOnly || mayPassRoute) || !maySend(record)) return null;
  return (
    <div>
      <Button
        variant={isOnly ? 'primary' : 'default'}
        size="sm"
        onClick={() => {
          setOpen(true);
        }}
      >
        Выбрать согласующих
      </Button>
      {isOpen && (
        <SendByHandDialog
          place={place}
          lockVersion={record.lock_version}
          isRepeated={round > 1}
          onClose={close}
        />
      )}
    </div>
  );
}
