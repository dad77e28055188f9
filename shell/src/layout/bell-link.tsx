import { IconBell } from '@tabler/icons-react';
import { LinkButton, VisuallyHidden } from 'shared/ui';

/** The bell until the area of notifications comes; it leads to their page, so that it is never dead. */
export function BellLink() {
  return (
    <LinkButton to="/notifications" variant="ghost" icon={<IconBell />} data-square>
      <VisuallyHidden>Уведомления</VisuallyHidden>
    </LinkButton>
  );
}
