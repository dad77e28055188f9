import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, useMediaPhone } from 'shared/ui';

import { InvitationDialog } from './invitation.dialog';

const LABEL = 'Пригласить сотрудника';

/** Opens the invitation of an employee; a plus alone on a phone. */
export function InviteButton() {
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaPhone();
  return (
    <>
      <Button
        variant="primary"
        icon={<IconPlus />}
        aria-label={isPhone ? LABEL : undefined}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {isPhone ? null : LABEL}
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
