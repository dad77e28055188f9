import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { formatDate } from 'shared/format';
import { KeyValue, Section } from 'shared/ui';

/** Who may sign for a counterparty, and on what ground. */
export function Signatories({ people }: { people: Counterparty['signatories'] }) {
  if (people.length === 0) return null;
  return (
    <Section title="Подписанты" note={String(people.length)}>
      <KeyValue
        items={people.map((person) => ({
          label: person.job_title,
          value: person.full_name,
          note:
            person.basis_valid_until === null
              ? person.basis
              : `${person.basis}, действует до\u00A0${formatDate(person.basis_valid_until)}`,
        }))}
      />
    </Section>
  );
}
