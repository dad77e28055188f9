import { Fragment } from 'react';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { OutsideLink } from 'shared/document';
import { Badge, KeyValue, Section } from 'shared/ui';

function Reach({ person: { phone, email, note } }: { person: Counterparty['contacts'][number] }) {
  // By their fields: a phone may be said again in the note.
  const parts = Object.entries({ phone, email, note }).filter(([, part]) => part !== null);
  return parts.map(([field, part], at) => (
    <Fragment key={field}>
      {at > 0 && ', '}
      <OutsideLink text={part ?? ''} />
    </Fragment>
  ));
}

/** People one talks to. */
export function Contacts({ people }: { people: Counterparty['contacts'] }) {
  if (people.length === 0) return null;
  return (
    <Section title="Контакты" note={String(people.length)}>
      <KeyValue
        items={people.map((person) => ({
          label: person.job_title ?? 'Контакт',
          value: (
            <>
              {person.name} {person.is_primary && people.length > 1 && <Badge>Основной</Badge>}
            </>
          ),
          note: <Reach person={person} />,
        }))}
      />
    </Section>
  );
}
