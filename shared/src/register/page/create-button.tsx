import { IconPlus } from '@tabler/icons-react';

import type { PermissionLabel } from '../../contract/access/permissions';
import { usePermission } from '../../session/session';
import { LinkButton, useMediaPhone } from '../../ui/ui';

interface CreateButtonProps {
  label: string;
  to: string;
  /** What it takes; of several, all. */
  permission: PermissionLabel | readonly PermissionLabel[];
}

/** The way to a new record, for whoever may create one; a plus alone on a phone. */
export function CreateButton({ label, to, permission }: CreateButtonProps) {
  const isAllowed = usePermission(permission);
  const isPhone = useMediaPhone();
  if (!isAllowed) return null;
  return (
    <LinkButton to={to} variant="primary" icon={<IconPlus />} aria-label={isPhone ? label : undefined}>
      {isPhone ? null : label}
    </LinkButton>
  );
}
