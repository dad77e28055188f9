import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from 'shared/ui';

import { InvitationDialog } from './invitation.dialog';

/** Opens the invitation of an employee. */
export function InviteButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        icon={<IconPlus />}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Пригласить сотрудника
      </Button>
      {isOpen && (
        <InvitationDialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
