import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { COUNTERPARTY_FIELDS as FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import {
  COUNTERPARTY_TYPE_LABELS,
  TAX_SYSTEM_LABELS,
} from 'shared/contract/counterparty/counterparty.labels';
import { OutsideLink } from 'shared/document';
import { counted, counterpartyName, formatAmount, formatDate } from 'shared/format';
import { KeyValue, Section, TextLink, type KeyValueItem } from 'shared/ui';

import { countryName } from 'shared/contract/counterparty/country-name';
import { paths } from '../paths';

const isSaid = ({ value }: KeyValueItem) => value !== null && value !== undefined && value !== '';

const countryText = (code: string | null) => {
  const name = code === null ? null : countryName(code);
  return name === null ? code : `${name} (${code ?? ''})`;
};

/** The numbers a company cannot be without; of whoever may lack them only what is known. */
function registered({ type, kpp, ogrn }: Counterparty): KeyValueItem[] {
  const items = [
    { label: FIELDS.kpp.label, value: kpp },
    { label: type === 'entrepreneur' ? 'ОГРНИП' : FIELDS.ogrn.label, value: ogrn },
  ];
  return type === 'legal' || type === 'branch' ? items : items.filter(isSaid);
}

/** What every card shows, and what only some counterparties have at all. */
function requisites(company: Counterparty): KeyValueItem[] {
  const { parent, tax_system: tax } = company;
  const always = [
    { label: FIELDS.name_full.label, value: company.name_full, full: true },
    { label: FIELDS.type.label, value: COUNTERPARTY_TYPE_LABELS[company.type] },
    { label: FIELDS.inn.label, value: company.inn },
  ];
  const some: KeyValueItem[] = [
    { label: FIELDS.okpo.label, value: company.okpo },
    { label: FIELDS.okved_main.label, value: company.okved_main },
    { label: FIELDS.registration_date.label, value: formatDate(company.registration_date) },
    { label: FIELDS.tax_system.label, value: tax === null ? null : TAX_SYSTEM_LABELS[tax] },
    { label: FIELDS.default_vat_rate.label, value: company.default_vat_rate?.name },
    {
      label: FIELDS.parent.label,
      value: parent && <TextLink to={paths.counterparty(parent.id)}>{counterpartyName(parent)}</TextLink>,
    },
    { label: 'Страна', value: countryText(company.country_code) },
    { label: FIELDS.tax_number.label, value: company.tax_number },
    { label: FIELDS.registration_number.label, value: company.registration_number },
  ];
  return [...always, ...registered(company), ...some.filter(isSaid)];
}

const outside = (text: string | null) => text && <OutsideLink text={text} />;

function reach(company: Counterparty): KeyValueItem[] {
  const some: KeyValueItem[] = [
    { label: FIELDS.postal_address.label, value: company.postal_address, full: true },
    { label: FIELDS.actual_address.label, value: company.actual_address, full: true },
    { label: FIELDS.website.label, value: outside(company.website) },
    { label: FIELDS.edi_operator.label, value: company.edi_operator, note: company.edi_participant_id },
  ];
  return [
    { label: FIELDS.legal_address.label, value: company.legal_address, full: true },
    { label: FIELDS.phone.label, value: outside(company.phone) },
    { label: FIELDS.email.label, value: outside(company.email) },
    ...some.filter(isSaid),
  ];
}

function work(company: Counterparty): KeyValueItem[] {
  const { credit_limit: limit, payment_days_default: days } = company;
  return [
    { label: FIELDS.credit_limit.label, value: limit === null ? null : formatAmount(limit, 'RUB') },
    {
      label: FIELDS.payment_days_default.label,
      value: days === null ? null : counted(days, ['день', 'дня', 'дней']),
    },
    { label: FIELDS.category.label, value: company.category_names.join(', '), full: true },
    { label: FIELDS.tags.label, value: company.tags.join(', ') },
    { label: FIELDS.note.label, value: company.note, full: true },
  ].filter(isSaid);
}

/** What identifies a counterparty, where it is, and on what terms one works with it. */
export function Requisites({ company }: { company: Counterparty }) {
  const terms = work(company);
  return (
    <>
      <Section title="Реквизиты">
        <KeyValue items={requisites(company)} />
      </Section>
      <Section title="Адреса и связь">
        <KeyValue items={reach(company)} />
      </Section>
      {terms.length > 0 && (
        <Section title="Условия работы">
          <KeyValue items={terms} />
        </Section>
      )}
    </>
  );
}
