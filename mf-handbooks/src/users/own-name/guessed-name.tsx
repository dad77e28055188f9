import { useState } from 'react';
import type { User } from 'shared/contract/user/user';
import { Button, Strip } from 'shared/ui';

import { OwnNameDialog } from './own-name.dialog';

/** Says that nobody has said the name, to its bearer with the way to do so, and to those who can put it right. */
export function GuessedName({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const mayName = user.available_actions?.includes('name') === true;
  if (user.name_is_guess !== true || !(mayName || user.can.edit)) return null;
  const open = (
    <Button
      size="sm"
      onClick={() => {
        setOpen(true);
      }}
    >
      Указать имя
    </Button>
  );
  return (
    <>
      <Strip tone="orange" action={mayName && open}>
        {mayName
          ? 'Каталог компании не сообщил, как вас зовут, поэтому имя взято из адреса. Укажите своё: его видят коллеги, оно стоит в документах.'
          : 'Каталог компании не сообщил имя сотрудника, оно взято из адреса. Исправьте его.'}
      </Strip>
      {isOpen && (
        <OwnNameDialog
          user={user}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
