import { useParams, useSearchParams } from 'shared/area';
import type { Counterparty } from 'shared/contract/counterparty';
import { COUNTERPARTY_TYPE_LABELS } from 'shared/contract/counterparty.labels';
import { DocumentHead } from 'shared/document';
import { counterpartyName, formatDate } from 'shared/format';
import { RecordPage } from 'shared/register';
import { KeyValue, Section, StatusPill } from 'shared/ui';

import { counterpartyStatusLook } from '../counterparty-status-look';
import { paths } from '../paths';
import { BankAccounts } from './bank-accounts';
import { Signatories } from './signatories';

function CounterpartyBody({ company }: { company: Counterparty }) {
  return (
    <>
      <DocumentHead
        eyebrow={company.is_own ? 'Своя организация' : 'Партнёр'}
        title={counterpartyName(company)}
        status={<StatusPill {...counterpartyStatusLook(company.status)} />}
        reason={
          company.archived_at === null ? undefined : `В архиве с\u00A0${formatDate(company.archived_at)}`
        }
        facts={[
          { label: 'ИНН', value: company.inn },
          { label: 'Тип', value: COUNTERPARTY_TYPE_LABELS[company.type] },
          { label: 'Телефон', value: company.phone },
          { label: 'Ответственный', value: company.responsible_name },
        ]}
      />
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

/** A partner or an own organisation to be read. */
export default function CounterpartyPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const list = search.get('list') ?? '';
  return (
    <RecordPage<Counterparty>
      resource="counterparties"
      id={id}
      entity="company"
      list={(company) =>
        company?.is_own === true
          ? { title: 'Свои организации', to: paths.organizations(list) }
          : { title: 'Партнёры', to: paths.partners(list) }
      }
      nameOf={(company) => counterpartyName(company)}
      missing="Такого контрагента нет"
    >
      {(company) => <CounterpartyBody company={company} />}
    </RecordPage>
  );
}
