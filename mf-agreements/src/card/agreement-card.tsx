import { lazy, Suspense } from 'react';
import { businessDay } from 'shared/contract/calendar/business-day';
import { DocumentFiles } from 'shared/document';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { agreementName } from 'shared/contract/agreement/agreement-name';
import { AGREEMENT_WORKFLOW } from 'shared/contract/agreement/agreement.workflow';
import type { LivingDocumentDefinition } from 'shared/document';
import { quoted } from 'shared/contract/quotation';
import { Skeleton } from 'shared/ui';

import { inForce } from '../effective/in-force';
import { AgreementAddendums } from '../addendums/addendum/agreement-addendums';
import { AGREEMENT_NOUN } from '../agreement/agreement-noun';
import { agreementReadiness } from '../agreement/agreement-readiness';
import { mentionedSides } from '../agreement/mentioned-sides';
import { readinessTitle } from '../agreement/readiness-title';
import { agreementStatusLook } from '../agreement/agreement-status-look';
import { currentVersion } from '../agreement/current-version';
import { agreementsDefaults } from '../list/agreements-defaults';
import { paths } from '../paths';
import { firstUnsigned, signingChoices } from '../signing/sides';
import { filesToSign } from '../signing/signed-files';
import { agreementGlimpse, agreementHead } from './agreement-head';
import { comingDates } from './coming-dates';
import { ItemsTab } from './items-tab';
import { MainTab } from './main-tab';

// It comes when it is opened: most cards are read without it.
const EffectiveTermsTab = lazy(() => import('../effective/effective-terms-tab'));
const ObligationsTab = lazy(() => import('../obligations/obligations-tab'));
const BEFORE_SIGNING: ReadonlySet<Agreement['status']> = new Set([
  'draft',
  'on_approval',
  'rework',
  'approved',
  'on_signing',
  'rejected',
  'cancelled',
]);

const register = { title: 'Договоры', path: paths.agreements };

/** The card of an agreement: what the frame shows of it and where. */
export const agreementCard: LivingDocumentDefinition<Agreement> = {
  kind: 'agreement',
  mentions: mentionedSides,
  resource: 'agreements',
  noun: AGREEMENT_NOUN,
  register: () => register,
  paths: { card: paths.agreement },
  name: agreementName,
  title: (agreement) => `${agreementName(agreement)} ${agreement.title}`,
  head: agreementHead,
  glimpse: agreementGlimpse,
  history: true,
  comments: true,
  files: 'agreement',
  walk: { defaults: agreementsDefaults },
  tabs: [
    {
      id: 'main',
      label: 'Основное',
      render: (agreement, { tabTo, begin }) => <MainTab agreement={agreement} tabTo={tabTo} begin={begin} />,
    },
    {
      id: 'items',
      label: 'Спецификация',
      count: (agreement) => agreement.items.length,
      render: (agreement, { tabTo }) => <ItemsTab agreement={agreement} termsTo={tabTo('terms')} />,
    },
    {
      id: 'terms',
      label: 'Редакция',
      // A draft has no terms in force, and no addendum is made to it.
      isShown: ({ status }) => !BEFORE_SIGNING.has(status),
      render: (agreement) => (
        <Suspense fallback={<Skeleton width="60%" height={32} />}>
          <EffectiveTermsTab agreement={agreement} />
        </Suspense>
      ),
    },
    {
      id: 'addendums',
      label: 'Соглашения',
      render: (agreement) => <AgreementAddendums agreement={agreement} />,
    },
    {
      id: 'obligations',
      label: 'Обязательства',
      render: ({ id, direction }) => (
        <Suspense fallback={<Skeleton width="60%" height={32} />}>
          <ObligationsTab
            key={id}
            document={{ type: 'agreement', id }}
            payer={direction === 'income' ? 'theirs' : 'ours'}
          />
        </Suspense>
      ),
    },
    {
      id: 'files',
      label: 'Файлы',
      count: (agreement) => agreement.files_count,
      render: (agreement) => (
        <DocumentFiles
          type="agreement"
          resource="agreements"
          record={agreement}
          marked={currentVersion(agreement)}
        />
      ),
    },
  ],
  rail: {
    state: (agreement) => ({
      now: agreementStatusLook(agreement.status),
      begun: { by: agreement.author?.full_name ?? null, at: agreement.created_at },
    }),
    readiness: (agreement) => ({
      title: readinessTitle(agreement.status),
      lines: agreementReadiness(agreement),
    }),
    events: (agreement) => comingDates(inForce(agreement), businessDay()),
  },
  workflow: {
    resource: 'agreements',
    actions: AGREEMENT_WORKFLOW.actions,
    accusative: AGREEMENT_NOUN.accusative,
    answersOf: (agreement) => ({ side: firstUnsigned(agreement) }),
    choicesOf: signingChoices,
    filesOf: filesToSign('agreement'),
    deletion: (agreement) =>
      `${quoted(agreement.title)} исчезнет из реестра. В журнале действий останется запись.`,
    paths: { list: paths.agreements, edit: paths.agreementEdit },
  },
};
