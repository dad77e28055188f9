import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { KeyValue, Section } from 'shared/ui';

/** People one talks to. */
export function Contacts({ people }: { people: Counterparty['contacts'] }) {
  if (people.length === 0) return null;
  return (
    <Section title="Контакты" note={String(people.length)}>
      <KeyValue
        items={people.map((person) => ({
          label: person.job_title ?? 'Контакт',
          value: person.name,
          note: [person.phone, person.email, person.note].filter((part) => part !== null).join(', '),
        }))}
      />
    </Section>
  );
}
