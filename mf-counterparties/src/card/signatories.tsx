import { businessDay } from 'shared/contract/calendar/business-day';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { formatAmount, formatDate } from 'shared/format';
import { Badge, KeyValue, Section } from 'shared/ui';

type Person = Counterparty['signatories'][number];

/** «Доверенность № 13 от 10.01.2026, действует до 31.12.2027, на сумму до 500 000,00 ₽». */
function powerText(person: Person): string {
  const { basis, basis_valid_until: until, amount_limit: limit, machine_readable_poa_number: poa } = person;
  const isOver = until !== null && until < businessDay();
  const parts = [
    basis,
    until !== null && `${isOver ? 'срок истёк' : 'действует до'}\u00A0${formatDate(until)}`,
    limit !== null && `на сумму до\u00A0${formatAmount(limit, 'RUB')}`,
    poa !== null && `МЧД\u00A0${poa}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** Who may sign for a counterparty, on what ground, until when and for what sums. */
export function Signatories({ people }: { people: Counterparty['signatories'] }) {
  if (people.length === 0) return null;
  return (
    <Section title="Подписанты" note={String(people.length)}>
      <KeyValue
        items={people.map((person) => ({
          label: person.job_title,
          value: (
            <>
              {person.full_name} {person.is_default && people.length > 1 && <Badge>Основной</Badge>}
            </>
          ),
          note: powerText(person),
        }))}
      />
    </Section>
  );
}
