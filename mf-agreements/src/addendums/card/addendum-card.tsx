import type { Addendum, AddendumRow } from 'shared/contract/addendum/addendum';
import { lazy, Suspense } from 'react';
import { ADDENDUM_WORKFLOW } from 'shared/contract/addendum/addendum.workflow';
import { watchesTerms } from 'shared/contract/file/watched-terms';
import { quoted } from 'shared/contract/quotation';
import {
  DocumentFiles,
  shortFullName,
  type DocumentHeadProps,
  type Glimpse,
  type LivingDocumentDefinition,
} from 'shared/document';
import { counterpartyName, formatDate } from 'shared/format';
import { Skeleton, StatusPill, TextLink } from 'shared/ui';

import { mentionedSides } from '../../agreement/mentioned-sides';
import { readinessTitle } from '../../agreement/readiness-title';
import { addendumStatusLook } from '../../agreement/addendum-status-look';
import { currentVersion } from '../../agreement/current-version';
import { ADDENDUM_NOUN, addendumName, statusReason } from '../addendum/addendum.labels';
import { addendumsDefaults } from '../list/addendums-defaults';
import { paths } from '../../paths';
import { firstUnsigned, signingChoices } from '../../signing/sides';
import { filesToSign } from '../../signing/signed-files';
import { originalComing } from '../../originals/original-words';
import { AddendumMainTab } from './addendum-main-tab';
import { AgreementOfAddendum } from './agreement-of-addendum';

const ObligationsTab = lazy(() => import('../../obligations/obligations-tab'));
const register = { title: 'Доп. соглашения', path: paths.addendums };

const eyebrow = ({ number, addendum_date: date }: Pick<Addendum, 'number' | 'addendum_date'>) =>
  `Дополнительное соглашение №\u00A0${number}${date === null ? '' : ` от\u00A0${formatDate(date)}`}`;

function head(addendum: Addendum): Omit<DocumentHeadProps, 'actions'> {
  const { agreement, counterparty, responsible } = addendum;
  return {
    eyebrow: eyebrow(addendum),
    title: addendum.title,
    status: <StatusPill {...addendumStatusLook(addendum.status)} />,
    reason: statusReason(addendum),
    archive: { document: addendum, destroyed: 'Уничтожено по акту' },
    facts: [
      {
        label: 'Договор',
        value: <AgreementOfAddendum agreement={agreement} />,
        note: agreement.title,
      },
      {
        label: 'Контрагент',
        value: (
          <TextLink to={paths.counterparty(counterparty.id)}>
            {counterpartyName(counterparty, 'list')}
          </TextLink>
        ),
        note: counterparty.inn === null ? undefined : `ИНН\u00A0${counterparty.inn}`,
      },
      {
        label: 'Действует с',
        value: formatDate(addendum.effective_from) || null,
        note: addendum.is_retroactive ? 'На отношения сторон с этой даты' : undefined,
      },
      {
        label: 'Ответственный',
        value: shortFullName(responsible.full_name),
        note: responsible.department_name ?? undefined,
      },
    ],
  };
}

/** The head as far as the register tells it. */
function glimpse(row: AddendumRow): Glimpse {
  return {
    name: addendumName(row),
    eyebrow: eyebrow(row),
    title: row.title,
    status: <StatusPill {...addendumStatusLook(row.status)} />,
    facts: [
      { label: 'Договор', value: row.agreement.name, note: true },
      { label: 'Контрагент', value: row.counterparty_name, note: true },
      { label: 'Действует с', value: formatDate(row.effective_from) || null },
      { label: 'Ответственный', value: shortFullName(row.responsible_name), note: true },
    ],
    state: row.status,
  };
}

/** The card of an addendum: what the frame shows of it and where. */
export const addendumCard: LivingDocumentDefinition<Addendum> = {
  kind: 'addendum',
  mentions: mentionedSides,
  resource: 'addendums',
  noun: ADDENDUM_NOUN,
  register: () => register,
  paths: { card: paths.addendum },
  name: addendumName,
  title: (addendum) => `${addendumName(addendum)} ${addendum.title}`,
  head,
  glimpse,
  history: true,
  comments: true,
  files: 'addendum',
  walk: { defaults: addendumsDefaults },
  tabs: [
    {
      id: 'main',
      label: 'Основное',
      render: (addendum, { begin }) => <AddendumMainTab addendum={addendum} begin={begin} />,
    },
    {
      id: 'obligations',
      label: 'Обязательства',
      render: ({ id }) => (
        <Suspense fallback={<Skeleton width="60%" height={32} />}>
          <ObligationsTab key={id} document={{ type: 'addendum', id }} payer="ours" />
        </Suspense>
      ),
    },
    {
      id: 'files',
      label: 'Файлы',
      count: (addendum) => addendum.files_count,
      render: (addendum) => (
        <DocumentFiles
          type="addendum"
          resource="addendums"
          record={addendum}
          isOver={!watchesTerms('agreement', addendum.agreement)}
          marked={currentVersion(addendum)}
        />
      ),
    },
  ],
  rail: {
    state: (addendum) => ({
      now: addendumStatusLook(addendum.status),
      begun: { by: addendum.author?.full_name ?? null, at: addendum.created_at },
    }),
    readiness: ({ status, readiness }) => ({
      title: readinessTitle(status),
      lines: readiness.map(({ field, level, message }) => ({
        key: `${field}-${message}`,
        level,
        text: message,
      })),
    }),
    events: originalComing,
  },
  workflow: {
    resource: 'addendums',
    actions: ADDENDUM_WORKFLOW.actions,
    accusative: ADDENDUM_NOUN.accusative,
    answersOf: (addendum) => ({ side: firstUnsigned(addendum) }),
    choicesOf: signingChoices,
    filesOf: filesToSign('addendum'),
    deletion: (addendum) =>
      `${quoted(addendum.title)} исчезнет из реестра. В журнале действий останется запись.`,
    paths: { list: paths.addendums, edit: paths.addendumEdit },
  },
};
