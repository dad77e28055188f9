import { useParams, useSearchParams } from 'shared/area';
import type { Addendum } from 'shared/contract/addendum';
import { DocumentHead } from 'shared/document';
import { formatDate, formatDateTime } from 'shared/format';
import { RecordPage } from 'shared/register';
import { KeyValue, Section, StatusPill, TextLink } from 'shared/ui';

import { paths } from '../paths';
import { addendumStatusLook } from './addendum-status-look';
import { kindsText } from './addendum.labels';

const nameOf = (addendum: Addendum) => `ДС №\u00A0${addendum.number}`;

function AddendumBody({ addendum }: { addendum: Addendum }) {
  const date = formatDate(addendum.addendum_date);
  return (
    <>
      <DocumentHead
        eyebrow={`Дополнительное соглашение №\u00A0${addendum.number}${date === '' ? '' : ` от\u00A0${date}`}`}
        title={addendum.title}
        status={<StatusPill {...addendumStatusLook(addendum.status)} />}
        facts={[
          {
            label: 'Договор',
            value: <TextLink to={paths.agreement(addendum.agreement.id)}>{addendum.agreement.name}</TextLink>,
          },
          { label: 'Контрагент', value: addendum.counterparty_name },
          { label: 'Действует с', value: formatDate(addendum.effective_from) },
          { label: 'Ответственный', value: addendum.responsible_name },
        ]}
      />
      <Section title="Содержание">
        <KeyValue
          items={[
            { label: 'Что меняет', value: kindsText(addendum.kinds) },
            { label: 'Изменено', value: formatDateTime(addendum.updated_at) },
            { label: 'Кратко', value: addendum.summary, full: true },
          ]}
        />
      </Section>
    </>
  );
}

/** An additional agreement to be read. */
export default function AddendumPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <RecordPage<Addendum>
      resource="addendums"
      id={id}
      entity="addendum"
      list={() => ({ title: 'Доп. соглашения', to: paths.addendums(search.get('list') ?? '') })}
      nameOf={nameOf}
      missing="Такого соглашения нет или оно вам недоступно"
    >
      {(addendum) => <AddendumBody addendum={addendum} />}
    </RecordPage>
  );
}
