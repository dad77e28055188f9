import { agreementTemplates } from './agreement-template.service';
import { takeTemplates } from '../file-templates/template-kinds.service';
import { approvalSubject } from '../approval/approval-subjects.service';
import { outcomeLabels, wordOutcomes } from '../approval/document-subject.service';
import { discuss } from '../comments/discussed-kinds.service';
import { guardFiles } from '../files/file-guards.service';
import { agreementDocument } from './agreement-document.service';
import { forgetOldKeys } from '../idempotency/idempotency.service';
import { journalRule } from '../lists/journal-rule';
import { addRegister } from '../lists/register-catalogue';
import { addImportable, nameRecords } from '../imports/importable.service';
import { bringDue } from '../due-dates/due-sources.service';
import { archiveKind, keepFromDestruction } from '../archive/archived-kinds.service';
import { awaitOriginals } from '../originals/originals-kinds.service';
import { link } from '../links/linked-kinds.service';
import { oblige } from '../obligations/obliged-kinds.service';
import type { Deps } from '../platform/module';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { AGREEMENT_WORKFLOW } from 'shared/contract/agreement/agreement.workflow';
import { watch } from '../subscriptions/watched-kinds.service';
import { journalFields, wordAnswers } from '../records/journal-fields';
import { SIGNATURE_FIELDS } from '../records/signing/signing';
import { AGREEMENT_ACTIVITY_LABELS } from './agreement-activity.labels';
import { agreementArchive, liveOrders } from './agreement-archive';
import { agreementDue } from './agreement-due';
import { linkedAgreement } from './agreement-linked';
import { agreementOriginals, awaitedAgreements } from './agreement-originals';
import { agreementObligations } from './agreement-obligations';
import { agreementResource } from './list/agreement-list';
import { agreementRegister } from './list/agreement-register';
import { agreementImport } from './intake/agreement-import';
import { agreementLinesImport } from './intake/agreement-lines-import';
import { namedAgreements } from './intake/agreement-intake.repository';
import { agreementSubject } from './life/agreement-subject';
import { agreementReaders, agreementSource } from './agreement-source';
import { agreementWork } from './agreement-work';
import { addOpenWork } from '../users/dismissal/open-work.service';
import { foldTotals } from './agreements-totals.job';
import { DAILY_JOB, meetDayOfAgreements } from './agreements-day.service';
import { agreementsRoutes } from './agreements.routes';

/** Agreements: register, card, workflow, and what happens to them by itself every night. */
export function agreementsModule(deps: Deps): void {
  deps.activity.labels({ ...AGREEMENT_ACTIVITY_LABELS, ...outcomeLabels('agreement') });
  deps.activity.fields('agreement', {
    ...journalFields(AGREEMENT_FIELDS, AGREEMENT_WORKFLOW),
    ...SIGNATURE_FIELDS,
  });
  wordAnswers(deps.activity, 'agreement', AGREEMENT_WORKFLOW);
  wordOutcomes(deps.activity, 'agreement');
  deps.activity.visibility(
    agreementSource.kind,
    journalRule(agreementResource, { read: 'agreements.read', now: deps.now }),
  );
  addRegister(deps.app, agreementRegister);
  addImportable(deps.app, agreementImport);
  addImportable(deps.app, agreementLinesImport);
  nameRecords(deps.app, agreementSource.kind.resource, namedAgreements);
  guardFiles(deps.app, 'agreement', agreementDocument);
  takeTemplates(deps.app, 'agreement', agreementTemplates);
  approvalSubject(deps.app, agreementSubject);
  bringDue(deps.app, ...agreementDue);
  awaitOriginals(deps.app, agreementOriginals);
  oblige(deps.app, agreementObligations);
  link(deps.app, linkedAgreement);
  addOpenWork(deps.app, ...agreementWork);
  archiveKind(deps.app, agreementArchive);
  keepFromDestruction(deps.app, liveOrders);
  keepFromDestruction(deps.app, awaitedAgreements);
  discuss(deps.app, agreementSource, {
    read: 'agreements.read',
    readers: agreementReaders,
    people: (row) => [row.responsible_id, row.curator_id, ...row.watcher_ids],
    isDestroyed: (row) => row.destroyed_at !== null,
  });
  watch(deps.app, agreementSource, {
    read: 'agreements.read',
    edit: 'agreements.edit',
    readers: agreementReaders,
  });
  agreementsRoutes(deps);
  deps.jobs.define(DAILY_JOB, () => meetDayOfAgreements(deps), { schedule: '5 0 * * *' });
  deps.jobs.define('agreements.totals', () => foldTotals(deps), { schedule: '35 * * * *' });
  deps.jobs.define('idempotency.tidy', () => forgetOldKeys(deps.db), { schedule: '40 3 * * *' });
}
