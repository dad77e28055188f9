import { DocumentFiles } from 'shared/document';
import type { Counterparty, CounterpartyRow } from 'shared/contract/counterparty/counterparty';
import { COUNTERPARTY_WORKFLOW } from 'shared/contract/counterparty/counterparty.workflow';
import { COUNTERPARTY_TYPE_LABELS } from 'shared/contract/counterparty/counterparty.labels';
import type { Glimpse, LivingDocumentDefinition } from 'shared/document';
import { counterpartyName, formatDate } from 'shared/format';
import { StatusPill } from 'shared/ui';

import { COUNTERPARTY_NOUN, registerOf } from '../counterparty/counterparty-noun';
import { counterpartyStatusLook } from '../counterparty/counterparty-status-look';
import { partnersDefaults } from '../list/counterparties-defaults';
import { paths } from '../paths';
import { CounterpartyDocuments } from './counterparty-documents';
import { ADDENDUMS, AGREEMENTS, OFFERS } from './documents';
import { MainTab } from './main-tab';

/** Why the counterparty is where it is: the words said with its block, or its archive. */
function reasonOf(company: Counterparty): string | undefined {
  const { archived_at: archived, merged_into: heir, status_reason: reason } = company;
  if (heir !== null) return `Объединён с ${counterpartyName(heir)}`;
  if (archived !== null) return `В архиве с\u00A0${formatDate(archived)}`;
  return reason ?? undefined;
}

const kindOf = ({ is_own: isOwn }: Pick<Counterparty, 'is_own'>) => (isOwn ? 'Своя организация' : 'Партнёр');

/** Whoever is registered abroad alone is known by the number of their own country. */
function taxNumber({ type, inn, tax_number: abroad }: Pick<Counterparty, 'type' | 'inn' | 'tax_number'>) {
  const isAbroad = type === 'foreign' && inn === null;
  return isAbroad ? { label: 'Налоговый номер', value: abroad } : { label: 'ИНН', value: inn };
}

/** The head as far as the list tells it. */
function glimpse(row: CounterpartyRow): Glimpse {
  return {
    name: counterpartyName(row),
    eyebrow: kindOf(row),
    title: counterpartyName(row),
    status: <StatusPill {...counterpartyStatusLook(row.status)} />,
    facts: [
      taxNumber({ ...row, tax_number: null }),
      { label: 'Тип', value: COUNTERPARTY_TYPE_LABELS[row.type] },
      { label: 'Телефон', value: row.phone },
      { label: 'Ответственный', value: row.responsible_name },
    ],
    state: row.status,
    isEditable: row.can.edit,
  };
}

/** The card of a counterparty: what the frame shows of it and where. */
export const counterpartyCard: LivingDocumentDefinition<Counterparty> = {
  kind: 'counterparty',
  resource: 'counterparties',
  noun: COUNTERPARTY_NOUN,
  register: (company) => registerOf(company?.is_own === true),
  paths: { card: paths.counterparty },
  name: (company) => counterpartyName(company),
  missing: {
    title: 'Такого контрагента нет',
    text: 'Запись могла быть удалена, или адрес набран с ошибкой.',
  },
  glimpse,
  head: (company) => ({
    eyebrow: kindOf(company),
    title: counterpartyName(company),
    status: <StatusPill {...counterpartyStatusLook(company.status)} />,
    reason: reasonOf(company),
    facts: [
      taxNumber(company),
      { label: 'Тип', value: COUNTERPARTY_TYPE_LABELS[company.type] },
      { label: 'Телефон', value: company.phone },
      { label: 'Ответственный', value: company.responsible?.full_name },
    ],
  }),
  history: true,
  comments: true,
  files: 'counterparty',
  walk: { defaults: partnersDefaults },
  tabs: [
    { id: 'main', label: 'Основное', render: (company) => <MainTab company={company} /> },
    {
      id: 'agreements',
      label: 'Договоры',
      permission: AGREEMENTS.permission,
      render: (company) => <CounterpartyDocuments documents={AGREEMENTS} party={company} />,
    },
    {
      id: 'addendums',
      label: 'Доп. соглашения',
      permission: ADDENDUMS.permission,
      render: (company) => <CounterpartyDocuments documents={ADDENDUMS} party={company} />,
    },
    {
      id: 'offers',
      label: 'КП',
      permission: OFFERS.permission,
      render: (company) => <CounterpartyDocuments documents={OFFERS} party={company} />,
    },
    {
      id: 'files',
      label: 'Файлы',
      count: (company) => company.files_count,
      render: (company) => <DocumentFiles type="counterparty" resource="counterparties" record={company} />,
    },
  ],
  rail: {
    state: (company) => ({
      now: counterpartyStatusLook(company.status),
      begun: { by: company.created_by_name, at: company.created_at },
    }),
    readiness: (company) => ({
      title: 'Обратите внимание',
      lines: [...company.readiness, ...company.warnings].map(({ field, message }) => ({
        key: `${field} ${message}`,
        level: 'warning',
        text: message,
      })),
    }),
  },
  workflow: {
    resource: 'counterparties',
    actions: COUNTERPARTY_WORKFLOW.actions,
    accusative: COUNTERPARTY_NOUN.accusative,
    links: (company) =>
      company.can.merge
        ? [{ label: 'Объединить с другой записью…', to: paths.counterpartyMerge(company.id) }]
        : [],
    deletion: (company) =>
      `${counterpartyName(company)} исчезнет из списка. В журнале действий останется запись.`,
    paths: { list: paths.partners, edit: paths.counterpartyEdit },
  },
};
