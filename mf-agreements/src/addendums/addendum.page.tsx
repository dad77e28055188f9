import type { Addendum } from 'shared/contract/addendum';
import { DocumentPage, type DocumentDefinition } from 'shared/document';
import { formatDate, formatDateTime } from 'shared/format';
import { KeyValue, Section, StatusPill, TextLink } from 'shared/ui';

import { paths } from '../paths';
import { addendumStatusLook } from './addendum-status-look';
import { kindsText } from './addendum.labels';

const register = { title: 'Доп. соглашения', path: paths.addendums };

function Content({ addendum }: { addendum: Addendum }) {
  return (
    <Section title="Содержание">
      <KeyValue
        items={[
          { label: 'Что меняет', value: kindsText(addendum.kinds) },
          { label: 'Изменено', value: formatDateTime(addendum.updated_at) },
          { label: 'Кратко', value: addendum.summary, full: true },
        ]}
      />
    </Section>
  );
}

const addendumCard: DocumentDefinition<Addendum> = {
  kind: 'addendum',
  resource: 'addendums',
  noun: {
    gender: 'n',
    nominative: 'соглашение',
    genitive: 'соглашения',
    dative: 'соглашению',
    accusative: 'соглашение',
    genitivePlural: 'соглашений',
  },
  register: () => register,
  paths: { card: paths.addendum },
  name: (addendum) => `ДС №\u00A0${addendum.number}`,
  head: (addendum) => {
    const date = formatDate(addendum.addendum_date);
    return {
      eyebrow: `Дополнительное соглашение №\u00A0${addendum.number}${date === '' ? '' : ` от\u00A0${date}`}`,
      title: addendum.title,
      status: <StatusPill {...addendumStatusLook(addendum.status)} />,
      facts: [
        {
          label: 'Договор',
          value: <TextLink to={paths.agreement(addendum.agreement.id)}>{addendum.agreement.name}</TextLink>,
        },
        { label: 'Контрагент', value: addendum.counterparty_name },
        { label: 'Действует с', value: formatDate(addendum.effective_from) },
        { label: 'Ответственный', value: addendum.responsible_name },
      ],
    };
  },
  tabs: [{ id: 'main', label: 'Основное', render: (addendum) => <Content addendum={addendum} /> }],
};

/** An additional agreement to be read. */
export default function AddendumPage() {
  return <DocumentPage definition={addendumCard} />;
}
