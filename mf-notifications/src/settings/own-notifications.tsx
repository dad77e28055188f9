import type { AreaBlockProps } from 'shared/area';
import { useSessionUser } from 'shared/session';
import { Section, TextLink } from 'shared/ui';

import { paths } from '../paths';

/** The way from one's own profile to the settings of notifications; nothing in the profile of somebody else. */
export default function OwnNotifications({ record }: AreaBlockProps) {
  const { id } = useSessionUser();
  if (record.id !== id) return null;
  return (
    <Section title="Уведомления" inset="rail">
      <p>
        О чём сообщать сразу, о чём письмом, и когда не беспокоить.{' '}
        <TextLink to={paths.settings}>Настроить уведомления</TextLink>
      </p>
    </Section>
  );
}
