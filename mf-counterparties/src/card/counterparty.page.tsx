import type { Counterparty } from 'shared/contract/counterparty';
import { COUNTERPARTY_TYPE_LABELS } from 'shared/contract/counterparty.labels';
import { DocumentPage, type DocumentDefinition } from 'shared/document';
import { counterpartyName, formatDate } from 'shared/format';
import { KeyValue, Section, StatusPill } from 'shared/ui';

import { counterpartyStatusLook } from '../counterparty-status-look';
import { paths } from '../paths';
import { BankAccounts } from './bank-accounts';
import { Signatories } from './signatories';

const organizations = { title: 'Свои организации', path: paths.organizations };
const partners = { title: 'Партнёры', path: paths.partners };

function Requisites({ company }: { company: Counterparty }) {
  return (
    <>
      <Section title="Реквизиты">
        <KeyValue
          items={[
            { label: 'Полное название', value: company.name_full, full: true },
            { label: 'КПП', value: company.kpp },
            { label: 'ОГРН', value: company.ogrn },
            { label: 'Юр. адрес', value: company.legal_address, full: true },
            { label: 'Почтовый адрес', value: company.postal_address, full: true },
            { label: 'Почта', value: company.email },
            { label: 'Сайт', value: company.website },
            { label: 'Проверен', value: formatDate(company.checked_at) },
            { label: 'Примечание', value: company.note, full: true },
          ]}
        />
      </Section>
      <BankAccounts accounts={company.bank_accounts} />
      <Signatories people={company.signatories} />
    </>
  );
}

const counterpartyCard: DocumentDefinition<Counterparty> = {
  kind: 'counterparty',
  resource: 'counterparties',
  noun: {
    gender: 'm',
    nominative: 'контрагент',
    genitive: 'контрагента',
    dative: 'контрагенту',
    accusative: 'контрагента',
    genitivePlural: 'контрагентов',
  },
  register: (company) => (company?.is_own === true ? organizations : partners),
  paths: { card: paths.counterparty },
  name: (company) => counterpartyName(company),
  missing: {
    title: 'Такого контрагента нет',
    text: 'Запись могла быть удалена, или адрес набран с ошибкой.',
  },
  head: (company) => ({
    eyebrow: company.is_own ? 'Своя организация' : 'Партнёр',
    title: counterpartyName(company),
    status: <StatusPill {...counterpartyStatusLook(company.status)} />,
    reason: company.archived_at === null ? undefined : `В архиве с\u00A0${formatDate(company.archived_at)}`,
    facts: [
      { label: 'ИНН', value: company.inn },
      { label: 'Тип', value: COUNTERPARTY_TYPE_LABELS[company.type] },
      { label: 'Телефон', value: company.phone },
      { label: 'Ответственный', value: company.responsible_name },
    ],
  }),
  tabs: [{ id: 'main', label: 'Основное', render: (company) => <Requisites company={company} /> }],
};

/** A partner or an own organisation to be read. */
export default function CounterpartyPage() {
  return <DocumentPage definition={counterpartyCard} />;
}
