import type { AreaBlockProps } from 'shared/area';
import { useSessionUser } from 'shared/session';
import { Section, TextLink } from 'shared/ui';

import { paths } from '../paths';

/** The way from one's own profile to absences and deputies; nothing in the profile of somebody else. */
export default function OwnAbsences({ record }: AreaBlockProps) {
  const { id } = useSessionUser();
  if (record.id !== id) return null;
  return (
    <Section title="Отпуск и замещение" inset="rail">
      <p>
        Кто решает за вас, пока вас нет, и кого замещаете вы.{' '}
        <TextLink to={paths.absences()}>Назначить заместителя</TextLink>
      </p>
    </Section>
  );
}
